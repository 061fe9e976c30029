import { Agent, type IncomingMessage, type Server, get } from 'node:http';
import { closeCodes } from '@wayfellow/contracts';
import { Readiness } from '../src/platform/observability/readiness.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { probeClient } from './support/probe-client.js';
import { request } from './support/request.js';
import { ProbeController, ProbeModule } from './support/probe.module.js';
import { WAIT_MS, waitFor } from './support/wait-for.js';

describe('an instance that is told to stop', () => {
  let instance: Instance;
  /** Ends each time that the instance lets pass while it stops: the notice, then that of the kept connections. */
  let pass: (() => void)[];
  const wait = () => new Promise<void>((resolve) => pass.push(resolve));
  const passes = async (count: number) => {
    await waitFor(() => pass.length === count);
    pass[count - 1]?.();
  };

  beforeEach(async () => {
    pass = [];
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_stop'),
      root: ProbeModule,
      env: { ROLE: 'all' },
    });
  });

  it('says so, sends its sockets away, answers what it has begun, and is gone', async () => {
    const client = await probeClient(instance, 1);
    const live = await LiveClient.of(client);
    const begun = client.agent
      .post('/api/probe/slow')
      .send({ ms: 700 })
      .then(({ status }) => status);
    await waitFor(() => instance.app.get(ProbeController).running === 1);

    const stopped = instance.close(wait);
    await waitFor(() => instance.app.get(Readiness).isDraining);
    const readiness = await request(instance.url).get('/api/health/ready');
    expect(readiness.status).toBe(503);
    expect(readiness.headers.connection).toBe('close');
    await request(instance.url).get('/api/health/accepting').expect(503);
    expect(await live.closed()).toBe(closeCodes.restarting);
    await expect(new LiveClient(instance.wsUrl, { cookie: client.cookie() }).opened()).rejects.toThrow('503');

    await passes(1);
    await passes(2);
    expect(await begun).toBe(201);
    await stopped;
    await expect(request(instance.url).get('/api/health/live')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers what still comes on a kept connection, and ends it with that answer', async () => {
    // Node ends one that is idle for five seconds, which the rest of this may take on a busy machine.
    Object.assign(instance.app.getHttpServer() as Server, { keepAliveTimeout: WAIT_MS });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const asked = get(`${instance.url}/api/health/live`, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer));
        });
        asked.once('error', reject);
      });
    const { statusCode, headers } = await ask();
    expect({ statusCode, connection: headers.connection }).toEqual({
      statusCode: 200,
      connection: 'keep-alive',
    });

    const stopped = instance.close(wait);
    await passes(1);
    const newConnection = () => request(instance.url).get('/api/health/live');
    await waitFor(() =>
      newConnection().then(
        () => false,
        ({ code }) => code === 'ECONNREFUSED',
      ),
    );
    const last = await ask();
    expect({ statusCode: last.statusCode, connection: last.headers.connection }).toEqual({
      statusCode: 200,
      connection: 'close',
    });
    await passes(2);
    await stopped;
    agent.destroy();
  });
});
