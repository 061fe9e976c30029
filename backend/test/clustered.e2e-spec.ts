import { randomUUID } from 'node:crypto';
import { type MessageView, endpoints } from '@wayfellow/contracts';
import { FanOut } from '../src/platform/bus/fan-out.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair, request } from './support/matched.js';
import { hasRedis, startRedis } from './support/redis.js';
import { waitFor } from './support/wait-for.js';

interface Bus {
  redisUrl?: string;
  end: () => Promise<void>;
}
const buses: { name: string; database: string; make: () => Promise<Bus> }[] = [
  {
    name: 'PostgreSQL LISTEN/NOTIFY',
    database: 'modb_cluster_postgres',
    make: async () => ({ end: async () => undefined }),
  },
  ...(hasRedis()
    ? [
        {
          name: 'Redis pub/sub',
          database: 'modb_cluster_redis',
          make: async () => {
            const redis = await startRedis();
            return { redisUrl: redis.url, end: redis.kill };
          },
        },
      ]
    : []),
];

describe.each(buses)('two instances over $name', ({ database, make }) => {
  let bus: Bus | undefined;
  let instances: Instance[] = [];
  let open: LiveClient[];
  const [here, there] = [() => instances[0] as Instance, () => instances[1] as Instance];

  beforeAll(async () => {
    bus = await make();
    const options = {
      databaseUrl: await freshDatabase(database),
      redisUrl: bus.redisUrl,
      env: { ROLE: 'all' },
    };
    instances = await Promise.all([startInstance(options), startInstance(options)]);
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await bus?.end();
  });
  beforeEach(() => {
    open = [];
  });
  afterEach(() => open.forEach((live) => live.cut()));

  const connect = async (client: Client, instance = client.instance): Promise<LiveClient> => {
    const live = new LiveClient(instance.wsUrl, { cookie: client.cookie() });
    open.push(live);
    await live.opened();
    live.send({ type: 'auth', userId: client.user.id });
    await live.next('ready');
    return live;
  };
  const write = (live: LiveClient, to: Client, content: string) =>
    live.send({ type: 'chat_message', receiverId: to.user.id, content, clientId: randomUUID() });
  const take = async (live: LiveClient, count: number): Promise<MessageView[]> => {
    const messages: MessageView[] = [];
    for (let i = 0; i < count; i += 1) messages.push((await live.next('new_message')).message);
    return messages;
  };

  test('a request and its answer reach both, one on each', async () => {
    const [ana, ben] = await Promise.all([newUser(here()), newUser(there())]);
    const [anaLive, benLive] = await Promise.all([connect(ana), connect(ben)]);
    const { id } = await request(ana, ben);
    for (const live of [anaLive, benLive]) await live.next('match_update');
    await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
    for (const live of [anaLive, benLive]) {
      await live.next('match_update');
      await live.next('conversation_update');
    }
    write(anaLive, ben, 'At last');
    expect(await take(benLive, 1)).toMatchObject([{ content: 'At last' }]);
  });

  test('each message comes once and in order to each socket of both on both', async () => {
    const [ana, ben] = await newPair(here(), there());
    const lives = {
      anaHere: await connect(ana, here()),
      anaThere: await connect(ana, there()),
      benHere: await connect(ben, here()),
      benThere: await connect(ben, there()),
    };
    const fromAna = Array.from({ length: 30 }, (_, i) => `Ana ${i}`);
    const fromBen = Array.from({ length: 30 }, (_, i) => `Ben ${i}`);
    // Both write at once, each on their own instance.
    for (const [i, content] of fromAna.entries()) {
      write(lives.anaHere, ben, content);
      write(lives.benThere, ana, fromBen[i] as string);
    }
    const stored = async () =>
      (await ana.call(endpoints.messages.thread, { params: { id: ben.user.id }, query: { limit: 100 } }))
        .body;
    for (const live of Object.values(lives)) {
      const messages = await take(live, fromAna.length + fromBen.length);
      const by = (client: Client) =>
        messages.filter(({ senderId }) => senderId === client.user.id).map(({ content }) => content);
      expect(by(ana)).toEqual(fromAna);
      expect(by(ben)).toEqual(fromBen);
    }
    expect(await stored()).toHaveLength(fromAna.length + fromBen.length);
    for (const live of Object.values(lives)) {
      write(lives.anaHere, ben, 'the end');
      expect(await take(live, 1)).toMatchObject([{ content: 'the end' }]);
      for (const other of Object.values(lives)) if (other !== live) await take(other, 1);
    }
  });

  test('typing and receipts pass from one to the other', async () => {
    const [ana, ben] = await newPair(here(), there());
    const [anaLive, benLive] = await Promise.all([connect(ana), connect(ben)]);
    anaLive.send({ type: 'typing', receiverId: ben.user.id, isTyping: true });
    expect(await benLive.next('typing_indicator')).toMatchObject({ senderId: ana.user.id, isTyping: true });
    write(anaLive, ben, 'Read me');
    const [message] = await take(benLive, 1);
    benLive.send({ type: 'read_receipt', messageId: message?.id as number });
    expect(await anaLive.next('read_receipt')).toMatchObject({
      messageId: message?.id,
      readerId: ben.user.id,
    });
  });

  test('a message resent to the other instance is stored once', async () => {
    const [ana, ben] = await newPair(here(), there());
    const anaThere = Object.assign(new Client(there()), { user: ana.user });
    await anaThere.call(endpoints.auth.login, {
      body: { username: ana.user.username, password: 'correct horse' },
    });
    const body = { receiverId: ben.user.id, content: 'once', clientId: randomUUID() };
    const answers = await Promise.all(
      [ana, anaThere, ana, anaThere].map((client) => client.call(endpoints.messages.send, { body })),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const { body: thread } = await ben.call(endpoints.messages.thread, { params: { id: ana.user.id } });
    expect(thread).toHaveLength(1);
  });

  test('requests that cross on both instances end as one match', async () => {
    const [ana, ben] = await Promise.all([newUser(here()), newUser(there())]);
    const connectTo = (from: Client, to: Client) =>
      from.call(endpoints.matches.create, { body: { otherUserId: to.user.id } });
    const calls = Array.from({ length: 10 }, () => [connectTo(ana, ben), connectTo(ben, ana)]).flat();
    await Promise.all(calls);
    for (const client of [ana, ben])
      expect((await client.call(endpoints.matches.list)).body).toMatchObject([{ status: 'accepted' }]);
  });
});
