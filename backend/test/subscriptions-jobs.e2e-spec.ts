import type { EventEmitter } from 'node:events';
import { endpoints } from '@wayfellow/contracts';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { JobsConnection } from '../src/platform/jobs/jobs-connection.js';
import { Jobs } from '../src/platform/jobs/jobs.service.js';
import { BuiltBackend } from './support/built-backend.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Line } from './support/line.js';
import {
  DAY_S,
  Payments,
  buyPremium,
  cards,
  startCheckout,
  waitForStatus,
  subscriptionRow,
} from './support/payments.js';
import { query } from './support/query.js';
import { type TestRedis, hasRedis, startRedis } from './support/redis.js';
import { waitFor } from './support/wait-for.js';

const { status } = endpoints.subscriptions;

let built: BuiltBackend;
let payments: Payments;
beforeAll(async () => {
  built = await BuiltBackend.build();
});
afterAll(() => built?.close());

const backends: [string, () => Promise<TestRedis | undefined>][] = [
  ['PostgreSQL', async () => undefined],
  ...(hasRedis() ? ([['Redis', startRedis]] as [string, () => Promise<TestRedis>][]) : []),
];

describe.each(backends)('jobs on %s', (name, startBackend) => {
  let redis: TestRedis | undefined;
  let web: Instance;
  let worker: Instance | undefined;
  let client: Client;
  let databaseUrl: string;

  const start = (role: string) =>
    startInstance({ databaseUrl, redisUrl: redis?.url, env: { ...payments.env(), ROLE: role } });

  beforeAll(async () => {
    payments = await Payments.start();
    redis = await startBackend();
    databaseUrl = await freshDatabase(`subs_jobs_${name.toLowerCase()}`);
    web = await start('web');
  });
  afterAll(async () => {
    await web?.close();
    await redis?.kill();
    await payments?.close();
  });
  beforeEach(async () => {
    payments.courier.to = web.url;
    client = await newUser(web);
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
  });

  test('wait for a worker: where ROLE is web none is done', async () => {
    await payments.confirm(await startCheckout(client), cards.succeeds);
    await waitFor(
      async () => (await query(web, `SELECT 1 FROM provider_events WHERE type = 'invoice.paid'`)).rowCount,
    );
    expect((await client.call(status)).body).toMatchObject({ active: false, status: 'incomplete' });
    worker = await start('worker');
    await waitForStatus(client, { active: true, status: 'active' });
  });

  test('come at their time: the end of the paid time is seen without any event', async () => {
    worker = await start('worker');
    await buyPremium(client, payments);
    const { id } = await subscriptionRow(web, client);
    // The one look at it is ours: no event tells of the end, however slow this machine is.
    payments.courier.to = undefined;
    await payments.stripe.subscriptions.update(id, { cancel_at: (await payments.now()) + 3 });
    web.app.get(Jobs).add('subscriptions', 'converge', { subscriptionId: id });
    await waitForStatus(client, { active: false, tier: 'free' });
    await waitFor(async () => (await subscriptionRow(web, client)).status === 'canceled');
  });

  test('have a connection that expects as many listeners as queues and workers add', async () => {
    worker = await start('worker');
    const connection = (await worker.app.get(JobsConnection).ready()) as unknown as EventEmitter;
    const counts = connection.eventNames().map((event) => connection.listenerCount(event));
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(connection.getMaxListeners());
  });

  test('are a schedule, one for all workers, without what an older release had in it', async () => {
    const queue = web.app.get<Queue>(getQueueToken('subscriptions'), { strict: false });
    await queue.upsertJobScheduler('long-gone', { every: DAY_S * 1_000 });
    worker = await start('worker');
    const another = await start('worker');
    try {
      const names = async () =>
        (await queue.getJobSchedulers())
          .map((schedule) => schedule.name)
          .sort()
          .join();
      await waitFor(async () => {
        expect(await names()).toBe('reconcile,remove-customers');
        return true;
      });
      await waitFor(async () => (await queue.getDelayed()).length === 2);
    } finally {
      await another.close();
    }
  });

  if (name === 'PostgreSQL')
    test('go on after PostgreSQL was gone', async () => {
      const line = await Line.to(databaseUrl);
      worker = await startInstance({ databaseUrl: line.url, env: { ...payments.env(), ROLE: 'worker' } });
      line.cut();
      await payments.confirm(await startCheckout(client), cards.succeeds);
      line.restore();
      await waitFor(async () => (await client.call(status)).body.active);
      await worker.close();
      worker = undefined;
      await line.close();
    });

  if (name === 'Redis') {
    test('begin again after Redis was gone, with all that it forgot', async () => {
      worker = await start('worker');
      await redis?.kill();
      const clientSecret = await startCheckout(client);
      expect(await payments.confirm(clientSecret, cards.succeeds)).toMatchObject({ status: 'succeeded' });
      await redis?.start();
      await waitFor(async () => {
        web.app.get(Jobs).add('subscriptions', 'reconcile', {});
        return (await client.call(status)).body.active;
      });
    });

    // Whatever a connection asks for while it begins, and what a worker asks for first.
    test.each(['HELLO', 'CLIENT', 'INFO', 'SCRIPT', 'EVALSHA', 'BZPOPMIN'])(
      'begin also where each of the first connections broke at its %s',
      async (command) => {
        const line = await Line.to(redis!.url);
        let breaks = 0;
        line.breaksAt = (sent) => sent.toUpperCase().includes(`\r\n${command}\r\n`) && breaks++ < 4;
        try {
          worker = await startInstance({
            databaseUrl,
            redisUrl: line.url,
            env: { ...payments.env(), ROLE: 'worker' },
          });
          await payments.confirm(await startCheckout(client), cards.succeeds);
          await waitForStatus(client, { active: true, status: 'active' });
          await worker.close();
        } finally {
          worker = undefined;
          await line.close();
        }
      },
    );
  }
});
