import { randomUUID } from 'node:crypto';
import { closeCodes } from '@wayfellow/contracts';
import type { Envelope } from '../src/platform/bus/envelope.js';
import { FanOut } from '../src/platform/bus/fan-out.js';
import { BUS_APPLICATION_NAME } from '../src/platform/bus/postgres-fan-out.js';
import { RedisConnection } from '../src/platform/bus/redis-connection.js';
import { CHANNEL, busKey, messageText } from '../src/platform/bus/wire.js';
import { Metrics } from '../src/platform/observability/metrics.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { probeClient, probeLive } from './support/probe-client.js';
import { ProbeModule } from './support/probe.module.js';
import { type TestRedis, hasRedis, startRedis } from './support/redis.js';
import { waitFor } from './support/wait-for.js';

/** How each bus is taken away and given back. */
interface Bus {
  redisUrl?: string;
  goneAndBack: (instances: Instance[], meanwhile: () => Promise<void>) => Promise<void>;
  /** Publishes something on it, as anybody who can reach it could. */
  say: (instance: Instance, text: string) => Promise<unknown>;
  end: () => Promise<void>;
}

const redisBus = async (): Promise<Bus> => {
  const redis: TestRedis = await startRedis();
  return {
    redisUrl: redis.url,
    end: redis.kill,
    say: (instance, text) => instance.app.get(RedisConnection).client.publish(CHANNEL, text),
    goneAndBack: async (instances, meanwhile) => {
      await redis.kill();
      await waitFor(() => instances.every(({ app }) => !app.get(FanOut).isHealthy()));
      await meanwhile();
      await redis.start();
    },
  };
};

const postgresBus = async (): Promise<Bus> => ({
  end: async () => undefined,
  say: (instance, text) => instance.app.get(PgPool).query('SELECT pg_notify($1, $2)', [CHANNEL, text]),
  goneAndBack: async ([instance], meanwhile) => {
    const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`;
    expect((await instance?.app.get(PgPool).query(sql, [BUS_APPLICATION_NAME]))?.rowCount).toBe(2);
    await meanwhile();
  },
});

const buses = [
  { name: 'PostgreSQL LISTEN/NOTIFY', make: postgresBus },
  ...(hasRedis() ? [{ name: 'Redis pub/sub', make: redisBus }] : []),
];

describe.each(buses)('two instances over $name', ({ name, make }) => {
  let bus: Bus | undefined;
  let instances: Instance[] = [];
  const [here, there] = [() => instances[0] as Instance, () => instances[1] as Instance];

  beforeAll(async () => {
    bus = await make();
    const options = {
      databaseUrl: await freshDatabase(`plat_bus_${name.slice(0, 5).toLowerCase()}`),
      redisUrl: bus.redisUrl,
      root: ProbeModule,
    };
    instances = await Promise.all([startInstance(options), startInstance(options)]);
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await bus?.end();
  });

  const heardBy = (instance: Instance) => {
    const heard: Envelope[] = [];
    instance.app.get(FanOut).onEnvelope((envelope) => heard.push(envelope));
    return heard;
  };
  const changed = (id: number): Envelope => ({ kind: 'changed', topic: 'test', id });

  it('carry envelopes to the other in order, once, and never back', async () => {
    const [own, other] = [heardBy(here()), heardBy(there())];
    const sent = Array.from({ length: 500 }, (_, id) => changed(id));
    for (const envelope of sent) here().app.get(FanOut).publish(envelope);
    await waitFor(() => other.length >= sent.length);
    expect(other).toEqual(sent);
    expect(own).toEqual([]);
  });

  it('carry equal envelopes each, and long ones whole, with any character', async () => {
    const other = heardBy(there());
    const long: Envelope = { kind: 'changed', topic: 'Zoë 👩‍🚀 '.repeat(4_000) };
    const sent = [changed(1), changed(1), long, changed(1)];
    for (const envelope of sent) here().app.get(FanOut).publish(envelope);
    await waitFor(() => other.length >= sent.length);
    expect(other).toEqual(sent);
  });

  it('deliver a frame to sockets on both', async () => {
    const [ana, ben, benToo] = [
      await probeLive(here(), 1),
      await probeLive(there(), 2),
      await probeLive(here(), 2),
    ];
    ana.send({ type: 'chat_message', receiverId: 2, content: 'hello' });
    for (const live of [ana, ben, benToo]) {
      expect((await live.next('new_message')).message.content).toBe('hello');
    }
    await Promise.all([ana, ben, benToo].map((live) => live.close()));
  });

  it('say by `ready` that there was news just before, on both, and to nobody else', async () => {
    const readyOf = async (instance: Instance, id: number) => {
      const live = new LiveClient(instance.wsUrl, { cookie: (await probeClient(instance, id)).cookie() });
      await live.opened();
      live.send({ type: 'auth', userId: id });
      const ready = await live.next('ready');
      await live.close();
      return ready;
    };
    const heard = heardBy(there());
    const ana = await probeLive(here(), 1);
    ana.send({ type: 'chat_message', receiverId: 9, content: 'you are not there yet' });
    await waitFor(() => heard.some((envelope) => envelope.kind === 'live' && envelope.to.includes(9)));
    for (const instance of instances) {
      expect(await readyOf(instance, 9)).toEqual({ type: 'ready', newsMsAgo: expect.any(Number) });
      expect(await readyOf(instance, 10)).toEqual({ type: 'ready' });
    }
    await ana.close();
  });

  it(`close (${closeCodes.noSession}) the sockets of a session that ended on the other`, async () => {
    const client = await probeClient(here(), 3);
    const live = new LiveClient(there().wsUrl, { cookie: client.cookie() });
    await live.opened();
    await client.agent.post('/api/probe/logout').expect(201);
    expect(await live.closed()).toBe(closeCodes.noSession);
  });

  const frame = JSON.stringify({ type: 'match_update' });
  const forged: Record<string, string> = {
    nothing: '',
    'what is no message': 'nonsense',
    'what is no envelope': `${randomUUID()}\n{`,
    'a frame without a signature': `${randomUUID()}\n2\t${frame}`,
    'a frame signed with another secret': messageText(
      { from: randomUUID(), envelopes: [{ kind: 'live', to: [2], frame }] },
      busKey('another secret'),
    ),
    'the word that something was lost, unsigned': randomUUID(),
  };
  it.each(Object.keys(forged))('drop and count %s from anybody who reaches the bus', async (what) => {
    const ben = await probeLive(there(), 2);
    const metric = there().app.get(Metrics).registry.getSingleMetric('bus_messages_dropped_total');
    const dropped = async () => (await metric?.get())?.values[0]?.value ?? 0;
    const before = await dropped();
    for (const text of [forged[what] as string, `${randomUUID()} 0 1 ${forged[what]}`])
      await bus?.say(here(), text);
    await waitFor(async () => (await dropped()) === before + 2);
    const ana = await probeLive(here(), 1);
    ana.send({ type: 'chat_message', receiverId: 2, content: 'heard' });
    expect((await ben.next('new_message')).message.content).toBe('heard');
    expect(ben.frames).toEqual([]);
    await Promise.all([ana.close(), ben.close()]);
  });

  it('go on while the bus is gone, and tell every socket to catch up when it is back', async () => {
    const [ana, ben] = [await probeLive(here(), 1), await probeLive(there(), 2)];
    await bus?.goneAndBack(instances, async () => {
      ana.send({ type: 'chat_message', receiverId: 2, content: 'into the dark' });
      await ana.next('new_message');
    });
    await Promise.all([ana.next('ready'), ben.next('ready')]);
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
    ana.send({ type: 'chat_message', receiverId: 2, content: 'light again' });
    await waitFor(async () => (await ben.next('new_message')).message.content === 'light again');
    await Promise.all([ana.close(), ben.close()]);
  });
});
