/** @jest-environment node */
import {
  ORIGIN,
  asked,
  deployShell,
  fire,
  install,
  network,
  request,
  run,
  server,
  skipWaiting,
  storage,
  textAt,
} from './harness';

const PATIENCE_MS = 3_000;
const navigation = { mode: 'navigate' };
const code = { destination: 'script' };
const main = '/main.0123abcd.js';
const page = (file: string) => `<script src="${file}"></script>`;

afterEach(() => jest.useRealTimers());

it('shows any screen without a network: the page that was taken without a session, with its files', async () => {
  await install(deployShell(main, '/frame.0123abcd.js'), 'one');
  expect(asked.filter(({ url }) => url.endsWith('/index.html'))).toEqual([
    { url: `${ORIGIN}/index.html`, credentials: 'omit' },
  ]);
  network.is = 'down';
  expect(await textAt('/messages/7', navigation)).toBe(page(main));
  expect(await textAt('/frame.0123abcd.js', code)).toBe('content of /frame.0123abcd.js');
  await expect(request('/unknown.0123abcd.js', code)).rejects.toThrow('Failed to fetch');
});

it('shows what the server sends while there is a network', async () => {
  await install(deployShell(main), 'one');
  server.set(`${ORIGIN}/profile`, 'of today');
  expect(await textAt('/profile', navigation)).toBe('of today');
});

it('waits three seconds for a network that says nothing', async () => {
  await install(deployShell(main), 'one');
  jest.useFakeTimers();
  network.is = 'silent';
  let shown: string | undefined;
  void textAt('/profile', navigation).then((text) => (shown = text));
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(shown).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toBe(page(main));
});

it('is not installed with the page of another build', async () => {
  await install(deployShell(main), 'one');
  deployShell('/main.4567abcd.js');
  run([main], 'two');
  await expect(fire('install')).rejects.toThrow('The page is of another build');
});

it('keeps the files of the build before, whose pages may be open, and none older', async () => {
  for (const [file, release] of [
    ['/main.11111111.js', 'one'],
    ['/main.22222222.js', 'two'],
    ['/main.33333333.js', 'three'],
  ] as const) {
    await install(deployShell(file), release);
    server.clear();
  }
  network.is = 'down';
  expect(await textAt('/main.22222222.js', code)).toBe('content of /main.22222222.js');
  await expect(request('/main.11111111.js', code)).rejects.toThrow();
  expect(await textAt('/profile', navigation)).toBe(page('/main.33333333.js'));
});

it('takes over from a running one only when it is told to', async () => {
  await install(deployShell(main), 'one');
  expect(skipWaiting).not.toHaveBeenCalled();
  await fire('message', { data: { type: 'open-now' } });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

it('reads a file anew under the name that a page asks for after refusing it, and keeps that one', async () => {
  await install(deployShell(main), 'one');
  const file = `${ORIGIN}/640.0123abcd.js`;
  server.set(file, 'cut off');
  await request(file, code);
  server.set(`${file}?fresh=1`, 'whole');
  expect(await textAt(file, code)).toBe('cut off');
  expect(await textAt(`${file}?fresh=1`, code)).toBe('whole');
  network.is = 'down';
  expect(await textAt(file, code)).toBe('whole');
  expect(await textAt(`${file}?fresh=2`, code)).toBe('whole');
});

it('keeps the newest 80 files, and nothing that was refused', async () => {
  await install(deployShell(main), 'one');
  for (let count = 0; count <= 80; count += 1) {
    const file = `${ORIGIN}/${count}.0123abcd.js`;
    server.set(file, `content ${count}`);
    await request(file, code);
  }
  expect((await request('/gone.0123abcd.js', code))?.status).toBe(404);
  network.is = 'down';
  expect(storage.all.get('wayfellow-code')?.entries.size).toBe(80);
  await expect(request('/0.0123abcd.js', code)).rejects.toThrow();
  expect(await textAt('/80.0123abcd.js', code)).toBe('content 80');
});

it('with PWA=off takes over at once, empties all that was kept, and answers nothing', async () => {
  await install(deployShell(main), 'one');
  await storage.open('of something else');
  run([], 'two', 'off');
  await fire('install');
  expect(skipWaiting).toHaveBeenCalled();
  await fire('activate');
  expect([...storage.all.keys()]).toEqual(['of something else']);
});
