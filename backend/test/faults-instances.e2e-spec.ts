import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIVE_PATH, endpoints, limits, urlOf } from '@wayfellow/contracts';
import pg from 'pg';
import { BuiltBackend, type Process } from './support/built-backend.js';
import { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { faultsIn, noFaults, wholeThread } from './support/history.js';
import { befriend } from './support/matched.js';
import { type Place, Talker } from './support/talker.js';
import { waitFor } from './support/wait-for.js';

// Two processes of the product whose clocks are twenty minutes apart, all the while.

const MINUTE_MS = 60_000;
const shifts = [10 * MINUTE_MS, -10 * MINUTE_MS] as const;
/** How often each process is ended; the promise is five times. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
/** How many messages the two write a second, together. */
const rate = Number(process.env.FAULT_RATE ?? 100);
const WRITE_EVERY_MS = 2_000 / rate;
/** As many as a proxy keeps to an instance. */
const KEPT_CONNECTIONS = 8;
/** A proxy that asks every second knows by then; the instance answers for two. */
const NOTICED_WITHIN_MS = 1_500;
const ANSWERS_FOR_MS = 2_000;
const RECONNECTED_WITHIN_MS = 3_000;

let built: BuiltBackend;
let database: pg.Client;
let databaseUrl: string;
const processes: Process[] = [];
const places: Place[] = [];

const startProcess = async (index: 0 | 1): Promise<void> => {
  const process = await built.start({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000',
    NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'support/clock-shift.mjs')).href}`,
    CLOCK_SHIFT_MS: String(shifts[index]),
  });
  processes[index] = process;
  places[index] = { url: process.url, wsUrl: process.url.replace('http', 'ws') + LIVE_PATH };
};

beforeAll(async () => {
  databaseUrl = await freshDatabase('faults_instances');
  built = await BuiltBackend.build();
  database = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([database.connect(), startProcess(0), startProcess(1)]);
});
afterAll(async () => {
  await built?.close();
  await database?.end();
});

const newClient = async (index: 0 | 1): Promise<Client> => {
  const client = new Client(places[index] as Place);
  await client.registerUser();
  return client;
};
/** The same person, served by the other process. */
const at = (index: 0 | 1, client: Client): Client => {
  const there = Object.assign(new Client(places[index] as Place), { user: client.user });
  const { hostname } = new URL(there.instance.url);
  for (const cookie of client.cookie().split(';')) there.agent.jar.setCookie(cookie.trim(), hostname, '/');
  return there;
};
/** Asks as a proxy would that has not yet seen an instance go, over connections that it keeps; gives the statuses. */
const statusesDuring = async (client: Client, ms: number): Promise<Set<number>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: KEPT_CONNECTIONS });
  const begun = performance.now();
  const until = begun + ms;
  const statuses = new Set<number>();
  const askOnAndOn = async () => {
    while (performance.now() < until) {
      const status = await statusOf(client, agent).catch((error: Error) => {
        // Where this machine stood still meanwhile, the request may have left too late.
        if (performance.now() < begun + ANSWERS_FOR_MS) throw error;
      });
      if (status) statuses.add(status);
    }
  };
  await Promise.all(Array.from({ length: KEPT_CONNECTIONS }, askOnAndOn));
  agent.destroy();
  return statuses;
};
const statusOf = (client: Client, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = client.instance.url + urlOf(endpoints.messages.unread);
    const asked = get(url, { agent, headers: { cookie: client.cookie() } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode as number));
    });
    asked.once('error', reject);
  });

describe('with the clocks of two instances twenty minutes apart', () => {
  test('a conversation stands in the order in which it was written, at the database’s time', async () => {
    const [ana, ben] = [await newClient(0), await newClient(1)];
    await befriend(ana, ben);
    const written: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      const [from, to] = i % 2 ? [ben, ana] : [ana, ben];
      written.push(`message ${i}`);
      await from.call(endpoints.messages.send, {
        body: { receiverId: to.user.id, content: `message ${i}` },
      });
    }
    const thread = await wholeThread(ana, ben.user.id);
    expect(thread.map(({ content }) => content)).toEqual(written);
    for (const { createdAt } of thread)
      expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(MINUTE_MS);
  });

  test.each([0, 1] as const)('the day of the free plan is the database’s on instance %i', async (index) => {
    const asker = await newClient(index);
    const others = [];
    for (let i = 0; i <= limits.freeRequestsPerDay; i += 1) others.push(await newClient(index));
    const ask = (other: Client | undefined) =>
      asker.call(endpoints.matches.create, { body: { otherUserId: other?.user.id as number } });
    const last = others.pop();
    for (const other of others) expect((await ask(other)).status).toBe(201);
    const age = (interval: string) =>
      database.query(`UPDATE sent_requests SET sent_at = now() - $2::interval WHERE requester_id = $1`, [
        asker.user.id,
        interval,
      ]);
    await age('23 hours 55 minutes');
    expect((await ask(last)).status).toBe(429);
    await age('24 hours 5 minutes');
    expect((await ask(last)).status).toBe(201);
  });

  test('a session of one is good on the other, and its end too', async () => {
    const here = await newClient(0);
    const there = at(1, here);
    expect((await there.call(endpoints.auth.me)).status).toBe(200);
    await there.call(endpoints.auth.logout);
    expect((await here.call(endpoints.auth.me)).status).toBe(401);
  });
});

describe('messages that flow while', () => {
  let stopWriting: () => void;
  let talkers: [Talker, Talker];
  let pair: [Client, Client];

  beforeEach(async () => {
    pair = [await newClient(0), await newClient(1)];
    await befriend(...pair);
    talkers = await Promise.all([
      Talker.start(pair[0], pair[1], places, 0),
      Talker.start(pair[1], pair[0], places, 1),
    ]);
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      talkers.forEach((talker, who) => talker.write(`${who} writes ${count}`));
    }, WRITE_EVERY_MS);
    stopWriting = () => clearInterval(timer);
  });
  afterEach(() => {
    stopWriting();
    talkers.forEach((talker) => talker.end());
  });

  const flowed = (count: number) => {
    const until = talkers.map(({ acknowledged }) => acknowledged.size + count);
    return waitFor(() => talkers.every(({ acknowledged }, i) => acknowledged.size >= (until[i] as number)));
  };
  const hasNoFaults = async () => {
    stopWriting();
    await Promise.all(talkers.map((talker) => talker.settled()));
    const [ana, ben] = pair.map((client) => at(1, client)) as [Client, Client];
    const thread = await wholeThread(ana, ben.user.id);
    for (const [who, { attempted, acknowledged }] of talkers.entries()) {
      const writer = pair[who] as Client;
      const stored = thread.filter(({ senderId }) => senderId === writer.user.id);
      const reader = talkers[1 - who] as Talker;
      expect(
        faultsIn(
          attempted,
          acknowledged,
          stored.map(({ content }) => content),
        ),
      ).toEqual(noFaults);
      await waitFor(() => reader.seen.size === attempted.length);
      expect(faultsIn(attempted, acknowledged, reader.shown())).toEqual(noFaults);
    }
  };
  const wereBackInTime = () => {
    const times = talkers.flatMap(({ reconnectedMs }) => reconnectedMs);
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThan(RECONNECTED_WITHIN_MS);
  };

  test('one of two instances is killed are neither lost nor doubled nor out of order', async () => {
    for (let round = 0; round < 2 * rounds; round += 1) {
      const index = (round % 2) as 0 | 1;
      await flowed(30);
      await processes[index]?.kill();
      await flowed(30);
      await startProcess(index);
    }
    await hasNoFaults();
    wereBackInTime();
  });

  test('one of two instances is told to stop are neither lost nor doubled, and no request fails', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      await flowed(30);
      const { child } = processes[0] as Process;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      for (const status of await statusesDuring(at(0, pair[0]), NOTICED_WITHIN_MS)) statuses.add(status);
      expect(await ended).toEqual([0, null]);
      await flowed(30);
      if (round + 1 < rounds) await startProcess(0);
    }
    expect([...statuses]).toEqual([200]);
    await hasNoFaults();
    wereBackInTime();
  });
});
