import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { request } from './support/request.js';
import { ProbeModule } from './support/probe.module.js';

const script = 'console.log("Wayfellow");';
const page =
  '<script nonce="__NONCE__"></script><meta name="csp-nonce" content="__NONCE__" /><div id="root"></div>';
const chunk = 'console.log("the first screen");';
const manifestOf = (name: string) =>
  JSON.stringify({
    metaData: { remoteEntry: { path: '', name } },
    exposes: [
      { path: './routes', assets: { js: { sync: ['640.0123abcd.js'], async: ['435.0123abcd.js'] } } },
    ],
  });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const pinned = `${hashOf('today')} ${hashOf('tomorrow')}`;
const files: Record<string, string | Buffer> = {
  'frontend-shell/dist/index.html': page,
  'frontend-shell/dist/pages/explore.html': page.replace('</div>', 'rendered at build time</div>'),
  'frontend-shell/dist/main.0123abcd.js': script,
  'frontend-shell/dist/main.0123abcd.js.br': brotliCompressSync(script),
  'frontend-shell/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'frontend-shell/dist/sw.js': script,
  'frontend-shell/dist/.secret': 'secret',
  'mfe-matching/dist/mf-manifest.json': manifestOf('remoteEntry.0123abcd.js'),
  'mfe-matching/dist/remoteEntry.0123abcd.js': script,
  'mfe-matching/dist/640.0123abcd.js': chunk,
  'libs/stripe-sandbox/dist/browser/stripe.js': 'window.Stripe = 1;',
  'secret.txt': 'secret',
};

describe('the frontends', () => {
  let root: string;
  let instance: Instance;
  const get = (path: string) => request(instance.url).get(path);

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'wayfellow-static-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_static'),
      root: ProbeModule,
      env: {
        STATIC_ROOT: root,
        REMOTE_MESSAGING_URL: 'https://chat.example/mf-manifest.json',
        REMOTE_MESSAGING_INTEGRITY: pinned,
      },
    });
  });
  afterAll(async () => {
    await instance?.close();
    await rm(root, { recursive: true, force: true });
  });

  it.each(['/', '/index.html', '/messages/7', '/destinations/1/tips', '/no/such/screen'])(
    'give the page at %s',
    async (path) => {
      const answer = await get(path).set('Accept', 'text/html,*/*;q=0.8');
      expect(answer.status).toBe(200);
      expect(answer.type).toBe('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.text).toContain('<div id="root">');
    },
  );

  it.each([
    ['/travelers/7', 'noindex'],
    ['/account', 'noindex'],
    ['/decisions/1', 'noindex'],
    ['/notifications', 'noindex'],
    ['/', undefined],
    ['/safety/rules', undefined],
    ['/accounting', undefined],
  ])('keep search engines from what is personal: %s is %s', async (path, robots) => {
    expect((await get(path).set('Accept', 'text/html')).headers['x-robots-tag']).toBe(robots);
  });

  it('give a screen that was rendered at build time at its address alone, with a nonce as every page', async () => {
    const explore = await get('/explore').set('Accept', 'text/html');
    expect(explore.text).toContain('rendered at build time');
    expect(explore.text).not.toContain('__NONCE__');
    for (const path of ['/', '/explore/', '/destinations/1']) {
      expect((await get(path).set('Accept', 'text/html')).text).not.toContain('rendered at build time');
    }
    expect((await get('/pages/explore.html').set('Accept', 'text/html')).status).toBe(404);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compress the page for who takes %s', async (accepted, encoding) => {
    const answer = await get('/').set({ Accept: 'text/html', 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.text).toContain('<div id="root">');
  });

  it('open the live channel to the origin that the settings name, whatever the host of the request', async () => {
    const databaseUrl = await freshDatabase('plat_static_origin');
    const env = { STATIC_ROOT: root, PUBLIC_ORIGIN: 'https://wayfellow.example' };
    const named = await startInstance({ databaseUrl, root: ProbeModule, env });
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Accept: 'text/html' };
    const policy = (await request(named.url).get('/').set(headers)).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' wss://wayfellow.example ");
    expect(policy).not.toContain('evil.example');
    await named.close();
  });

  it('run only what carries the nonce of this very answer', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonce = /nonce="([^"]+)"/.exec(one.text)?.[1] ?? '';
    const policy = one.headers['content-security-policy'] ?? '';
    expect(nonce).not.toBe('__NONCE__');
    expect(one.text).toContain(`content="${nonce}"`);
    expect(policy).toContain(
      `script-src 'self' 'nonce-${nonce}' https://chat.example https://js.stripe.com https://*.js.stripe.com;`,
    );
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).not.toMatch(/http:/);
    expect(two.text).not.toContain(nonce);
  });

  it('keep hashed files for ever, precompressed, and ask for everything else anew', async () => {
    const answer = await get('/main.0123abcd.js').set('Accept-Encoding', 'gzip, br');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(answer.headers.vary).toContain('Accept-Encoding');
    const plain = await get('/main.0123abcd.js').set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(script);
    const manifest = await get('/remotes/mfe-matching/mf-manifest.json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
    const again = await get('/favicon.svg').set(
      'If-None-Match',
      (await get('/favicon.svg')).headers.etag ?? '',
    );
    expect(again.status).toBe(304);
  });

  it('are told of in /config.json', async () => {
    const answer = await get('/config.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toEqual({
      remotes: {
        matching: {
          manifest: '/remotes/mfe-matching/mf-manifest.json',
          integrity: hashOf(script),
          files: [
            { path: 'remoteEntry.0123abcd.js', integrity: hashOf(script) },
            { path: '640.0123abcd.js', integrity: hashOf(chunk) },
          ],
        },
        messaging: { manifest: 'https://chat.example/mf-manifest.json', integrity: pinned, files: [] },
        subscription: { manifest: '/remotes/mfe-subscription/mf-manifest.json', integrity: null, files: [] },
      },
      stripePublishableKey: null,
      stripeScript: null,
      stripeApiUrl: null,
    });
  });

  it('have the hash of the entry that lies there now, though it was deployed a moment ago', async () => {
    const folder = join(root, 'mfe-matching/dist');
    const integrity = async () => (await get('/config.json')).body.remotes.matching.integrity;
    await writeFile(join(folder, 'remoteEntry.0123abcd.js'), 'tampered with');
    expect(await integrity()).toBe(hashOf('tampered with'));
    await writeFile(join(folder, 'remoteEntry.89abcdef.js'), script);
    await writeFile(join(folder, 'mf-manifest.json'), manifestOf('remoteEntry.89abcdef.js'));
    expect(await integrity()).toBe(hashOf(script));
    await rm(join(folder, 'remoteEntry.89abcdef.js'));
    expect(await integrity()).toBeNull();
  });

  describe('beside a payment sandbox', () => {
    const apiUrl = 'http://127.0.0.1:12111';
    let paid: Instance;
    beforeAll(async () => {
      const stripe = {
        STRIPE_API_URL: apiUrl,
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      };
      paid = await startInstance({
        databaseUrl: await freshDatabase('subs_static'),
        root: ProbeModule,
        env: { STATIC_ROOT: root, ...stripe },
      });
    });
    afterAll(() => paid?.close());

    it('are told where its script and its server are, and no secret', async () => {
      const { body, text } = await request(paid.url).get('/config.json');
      expect(body).toMatchObject({
        stripePublishableKey: 'pk_test_x',
        stripeScript: '/stripe-sandbox.js',
        stripeApiUrl: apiUrl,
      });
      expect(text).not.toContain('sk_test');
      const script = await request(paid.url).get('/stripe-sandbox.js');
      expect(script).toMatchObject({ status: 200, text: 'window.Stripe = 1;' });
    });

    it('may call it, and the real provider no more', async () => {
      const policy = (await request(paid.url).get('/')).headers['content-security-policy'];
      expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:12111;/);
      expect(policy).toContain("frame-src 'none';");
      expect(policy).not.toContain('stripe.com');
    });
  });

  it.each([
    '/remotes/mfe-messaging/mf-manifest.json',
    '/remotes/mfe-unknown/main.js',
    '/remotes/mfe-matching/messages',
    '/main.ffffffff.js',
    '/assets/nothing',
    '/stripe-sandbox.js',
    '/.secret',
    '/../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/remotes/mfe-matching/..%2f..%2fsecret.txt',
    '/%00',
    '/%E0%A4%A',
    '/api',
  ])('answer %s with 404 and never the page', async (path) => {
    const answer = await get(path).set('Accept', '*/*');
    expect(answer.status).toBe(404);
    expect(answer.type).toBe('application/problem+json');
  });
});
