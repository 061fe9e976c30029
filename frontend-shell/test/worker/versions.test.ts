/** @jest-environment node */
import type { RemoteLocationView } from '@wayfellow/contracts';
import { ORIGIN, deployShell, fire, install, network, request, server, textAt } from './harness';

interface Hashing {
  createHash: (name: string) => { update: (text: string) => { digest: (encoding: string) => string } };
}
const { createHash } = jest.requireActual<Hashing>('node:crypto');
const folder = `${ORIGIN}/remotes/mfe-messaging`;
const manifest = '/remotes/mfe-messaging/mf-manifest.json';
const script = { destination: 'script' };
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Deploys a version of the messages' frontend; gives where it is, as /config.json says it. */
const deploy = (build: string): RemoteLocationView => {
  const entry = `entry of ${build}`;
  server.set(`${folder}/remoteEntry.${build}.js`, entry);
  server.set(`${folder}/640.${build}.js`, `screens of ${build}`);
  server.set(`${folder}/881.${build}.js`, `a screen of ${build}`);
  server.set(
    ORIGIN + manifest,
    JSON.stringify({
      metaData: { remoteEntry: { path: '', name: `remoteEntry.${build}.js` } },
      exposes: [
        { path: './routes', assets: { js: { sync: [`640.${build}.js`], async: [`881.${build}.js`] } } },
      ],
    }),
  );
  const location = { manifest, integrity: hashOf(entry), files: [] };
  server.set(
    `${ORIGIN}/config.json`,
    JSON.stringify({ remotes: { messaging: location }, stripePublishableKey: 'pk_test_x' }),
  );
  return location;
};
const visit = async (location: RemoteLocationView) => {
  await request('/config.json');
  await fire('message', { data: { type: 'ran', remote: 'messaging', location } });
};
const config = async () => JSON.parse((await textAt('/config.json')) ?? '');
/** The build whose entry a page would run now, if it has the hash that the page is told. */
const runs = async () => {
  const { integrity } = (await config()).remotes.messaging;
  const { name } = JSON.parse((await textAt(manifest)) ?? '').metaData.remoteEntry;
  const entry = (await textAt(`${folder}/${name}`, script)) ?? '';
  return hashOf(entry) === integrity ? entry : 'refused';
};

beforeEach(() => install(deployShell('/main.0123abcd.js'), 'one'));

test('a page that read /config.json before there was a worker has its version kept as well', async () => {
  const location = deploy('11111111');
  await install(deployShell('/main.0123abcd.js'), 'one');
  await fire('message', { data: { type: 'ran', remote: 'messaging', location } });
  network.is = 'down';
  expect(await runs()).toBe('entry of 11111111');
});

test('a version that a page ran is there without a network: its hash, its entry and its screens', async () => {
  await visit(deploy('11111111'));
  network.is = 'down';
  expect(await runs()).toBe('entry of 11111111');
  expect(await textAt(`${folder}/640.11111111.js`, script)).toBe('screens of 11111111');
  expect(await textAt(`${folder}/881.11111111.js`, script)).toBe('a screen of 11111111');
  expect((await config()).stripePublishableKey).toBe('pk_test_x');
});

test('a version that was seen and never run does not take the place of one that is whole', async () => {
  await visit(deploy('11111111'));
  deploy('22222222');
  await config();
  network.is = 'down';
  expect(await runs()).toBe('entry of 11111111');
});

test('the newer version takes the place of the older when a page ran it', async () => {
  await visit(deploy('11111111'));
  await visit(deploy('22222222'));
  network.is = 'down';
  expect(await runs()).toBe('entry of 22222222');
});

test('a version that was replaced while it was kept is not kept by halves', async () => {
  const first = deploy('11111111');
  await visit(first);
  const second = deploy('22222222');
  deploy('33333333');
  await visit(second);
  network.is = 'down';
  expect(await runs()).toBe('entry of 11111111');
});

test.each(['640.22222222.js', 'remoteEntry.22222222.js'])(
  'a version of which %s cannot be had is not kept',
  async (file) => {
    await visit(deploy('11111111'));
    const second = deploy('22222222');
    server.set(`${folder}/${file}`, 503);
    await visit(second);
    network.is = 'down';
    expect(await runs()).toBe('entry of 11111111');
  },
);

test('where the entry of a new version cannot be reached, the next try gets the one that is whole', async () => {
  await visit(deploy('11111111'));
  deploy('22222222');
  network.is = 'down';
  await expect(request(`${folder}/remoteEntry.22222222.js`, script)).rejects.toThrow();
  network.is = 'up';
  expect(await runs()).toBe('entry of 11111111');
});

test('an entry that was tampered with in the cache has another hash than the page is told', async () => {
  await visit(deploy('11111111'));
  network.is = 'down';
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(`${folder}/remoteEntry.11111111.js`))
      await cache.put(`${folder}/remoteEntry.11111111.js`, new Response('tampered'));
  }
  expect(await runs()).toBe('refused');
});
