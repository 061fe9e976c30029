import { problems } from '@wayfellow/contracts';
import request from 'supertest';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Line } from './support/line.js';
import { LiveClient } from './support/live-client.js';
import { probeClient } from './support/probe-client.js';
import { ProbeModule } from './support/probe.module.js';
import { waitFor } from './support/wait-for.js';

describe('while PostgreSQL is gone', () => {
  let line: Line;
  let instance: Instance;
  const readiness = () => request(instance.url).get('/api/health/ready');

  beforeAll(async () => {
    line = await Line.to(await freshDatabase('plat_outage'));
    instance = await startInstance({ databaseUrl: line.url, root: ProbeModule });
  });
  afterAll(async () => {
    line?.mend();
    await instance?.close();
    await line?.close();
  });

  it('requests are answered 503, the instance lives, and all is well again by itself', async () => {
    const client = await probeClient(instance, 1);
    const live = await LiveClient.of(client);
    line.cut();

    const answer = await client.agent.get('/api/users/1');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ type: '/problems/unavailable', detail: problems.unavailable.detail });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await readiness()).status).toBe(503);
    await request(instance.url).get('/api/health/live').expect(200);
    await expect(new LiveClient(instance.wsUrl, { cookie: client.cookie() }).opened()).rejects.toThrow('503');

    line.mend();
    await waitFor(async () => (await readiness()).body.bus === 'up', 10_000);
    await client.agent.get('/api/users/1').expect(200);
    // Its line was never cut; it is told to ask for what it missed.
    await live.next('ready');
    await live.close();
  });
});
