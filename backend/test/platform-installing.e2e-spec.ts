import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { request } from './support/request.js';
import { ProbeModule } from './support/probe.module.js';

const files: Record<string, string> = {
  'frontend-shell/dist/index.html': '<div id="root"></div>',
  'frontend-shell/dist/manifest.webmanifest': '{}',
  'frontend-shell/dist/sw.js': 'keeps();',
  'frontend-shell/dist/sw-off.js': 'lets go();',
};

describe('a page that is installed', () => {
  let root: string;
  let instance: Instance;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'wayfellow-installing-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_installing'),
      root: ProbeModule,
      env: {
        STATIC_ROOT: root,
        REMOTE_MESSAGING_URL: 'https://chat.example/mf-manifest.json',
        REMOTE_MESSAGING_INTEGRITY: `sha384-${'A'.repeat(64)}`,
      },
    });
  });
  afterAll(async () => {
    await instance?.close();
    await rm(root, { recursive: true, force: true });
  });

  it('has a manifest of its own origin, asked for anew each time', async () => {
    const manifest = await request(instance.url).get('/manifest.webmanifest');
    expect(manifest.type).toBe('application/manifest+json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
    const page = await request(instance.url).get('/').set('Accept', 'text/html');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self';");
  });

  it('has a worker that may ask for what pages load, and nothing else', async () => {
    const worker = await request(instance.url).get('/sw.js');
    expect(worker.text).toBe('keeps();');
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self' https://chat.example",
    });
  });

  it('gets another in its place, with PWA=off, which lets go', async () => {
    const databaseUrl = await freshDatabase('plat_without_pwa');
    const env = { STATIC_ROOT: root, PWA: 'off' };
    const without = await startInstance({ databaseUrl, root: ProbeModule, env });
    expect((await request(without.url).get('/sw.js')).text).toBe('lets go();');
    await without.close();
  });
});
