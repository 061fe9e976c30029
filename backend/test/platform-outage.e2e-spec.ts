import { endpoints, problems } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Line } from './support/line.js';
import { LiveClient } from './support/live-client.js';
import { probeClient } from './support/probe-client.js';
import { ProbeModule } from './support/probe.module.js';
import { limitStatements, query } from './support/query.js';
import { request } from './support/request.js';
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
    line?.restore();
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
    for (const path of ['live', 'accepting'])
      await request(instance.url).get(`/api/health/${path}`).expect(200);
    await expect(new LiveClient(instance.wsUrl, { cookie: client.cookie() }).opened()).rejects.toThrow('503');

    line.restore();
    await waitFor(async () => (await readiness()).body.bus === 'up');
    await client.agent.get('/api/users/1').expect(200);
    // Its line was never cut; it is told to ask for what it missed.
    await live.next('ready');
    await live.close();
  });
});

describe('a statement that takes too long', () => {
  test('is given up by the database itself, and answered 503', async () => {
    const databaseUrl = await freshDatabase('plat_slow');
    const usual = await startInstance({ databaseUrl, root: ProbeModule });
    const { rows } = await query<{ statement_timeout: string }>(usual, 'SHOW statement_timeout');
    expect(rows[0]?.statement_timeout).toMatch(/^([1-9]|[12]\d)s$/);
    await usual.close();

    // No worker, which would wait for the table as well.
    const instance = await startInstance({ databaseUrl });
    const ana = await newUser(instance);
    const runner = instance.app.get(DataSource).createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('LOCK TABLE users');
      await limitStatements(instance, { statement_timeout: 300 });
      expect((await ana.call(endpoints.auth.me)).status).toBe(503);
      const active = `SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%users%'`;
      expect(await runner.query(active)).toEqual([]);
      await runner.rollbackTransaction();
      await waitFor(async () => (await ana.call(endpoints.auth.me)).status === 200);
    } finally {
      await runner.release();
      await instance.close();
    }
  });
});
