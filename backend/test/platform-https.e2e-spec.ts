import { closeCodes } from '@wayfellow/contracts';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { ProbeModule } from './support/probe.module.js';
import { request } from './support/request.js';

describe('a product reached over https, behind a proxy that speaks http to it', () => {
  const PUBLIC_ORIGIN = 'https://wayfellow.example';
  let instance: Instance;
  const post = (headers: Record<string, string> = {}) =>
    request(instance.url).post('/api/probe/login').set(headers).send({ id: 1 });
  const upgrade = async (headers: Record<string, string>, cookie?: string) => {
    const live = new LiveClient(instance.wsUrl, { headers, cookie });
    await live.opened();
    live.send({ type: 'auth', userId: 2 });
    return live.closed();
  };

  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN };
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_https'),
      root: ProbeModule,
      env,
    });
  });
  afterAll(() => instance?.close());

  it.each([{}, { 'X-Forwarded-Proto': 'http' }])(
    'has a cookie for this host and https alone: %j',
    async (said) => {
      const answer = await post(said as Record<string, string>);
      const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(/^__Host-wayfellow\.sid=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
      const signedIn = { Cookie: cookie.split(';')[0] ?? '' };
      await request(instance.url).get('/api/users/1').set(signedIn).expect(200);
      // The channel knows whose session it is, and that its user is not number 2.
      expect(await upgrade({ Origin: PUBLIC_ORIGIN }, signedIn.Cookie)).toBe(closeCodes.wrongUser);
      const plain = { Cookie: signedIn.Cookie.replace('__Host-', '') };
      await request(instance.url).get('/api/users/1').set(plain).expect(401);
    },
  );

  it.each([
    { Origin: 'http://wayfellow.example' },
    { Origin: 'https://wayfellow.example:8443' },
    { Origin: 'https://evil.example', Host: 'evil.example' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
  ])('refuses %j, over HTTP and at the upgrade', async (given) => {
    const headers = given as unknown as Record<string, string>;
    expect((await post(headers)).status).toBe(403);
    await expect(upgrade(headers)).rejects.toThrow('403');
  });

  it('takes its own origin, under whatever host the proxy asks', async () => {
    expect((await post({ Origin: PUBLIC_ORIGIN })).status).toBe(201);
    expect(await upgrade({ Origin: PUBLIC_ORIGIN })).toBe(closeCodes.noSession);
  });
});
