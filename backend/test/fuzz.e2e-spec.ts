import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Endpoint, type ServerFrame, endpoints, problems } from '@wayfellow/contracts';
import { type Answered, assertAsDeclared } from './support/answer-check.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { HeapReadings } from './support/heap.js';
import { type FuzzedRequest, deservedCloses, fuzzedFrame, fuzzedRequest } from './support/fuzz-inputs.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { Payments } from './support/payments.js';
import { makeDestination, makePremium } from './support/query.js';
import { Random } from './support/random.js';

/** FUZZ_COUNT=100000 for the whole promise; FUZZ_SEED repeats a run. */
const count = Number(process.env.FUZZ_COUNT ?? 2_000);
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const AT_ONCE = 4;
const FRAMES_A_ROUND = 50;
const LIMIT_MS = 300_000 + count * 30;

/** What only our inside would say. */
const INSIDE = /node_modules|QueryFailed|TypeError|\.ts:\d+|syntax error at/;
const all = Object.values(endpoints).flatMap((group): Endpoint<never>[] => Object.values(group));
// Each of these ends the session that asks, or any of the same user.
const endings = new Set<Endpoint<never>>([endpoints.auth.logout, endpoints.account.endSession]);
// Each of these costs a password hash; they are asked as well, but seldom.
const costly = new Set<Endpoint<never>>([endpoints.auth.login, endpoints.auth.register]);

let payments: Payments;
let instance: Instance;
let ana: Client;
let ben: Client;
let ids: number[];

beforeAll(async () => {
  payments = await Payments.start();
  instance = await startInstance({ databaseUrl: await freshDatabase('fuzz'), env: payments.env() });
  payments.courier.to = instance.url;
  [ana, ben] = await newPair(instance);
  await makePremium(instance, ana.user.id);
  ids = [ana.user.id, ben.user.id, await makeDestination(instance, 'Fuzzy City')];
});
afterAll(async () => {
  await instance?.close();
  await payments?.close();
});

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

const ask = ({ method, path, headers, body }: FuzzedRequest, cookie: string) =>
  new Promise<Answered>((resolve, reject) => {
    const url = new URL(instance.url);
    const outgoing = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method,
        path,
        // Node frames the body of a GET, HEAD or DELETE by itself in no way: the server would take it for the next request.
        headers: {
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
          ...(cookie && { cookie }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        text(answer).then((said) => {
          const body = headers['content-type']?.includes('json') ? JSON.parse(said || 'null') : {};
          resolve({ method, url: instance.url + path, status, headers, body, text: said });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** One request of its own seed, so that a failure can be repeated alone. */
const tryRequest = async (number: number): Promise<void> => {
  const random = new Random(seed + number);
  const endpoint = random.one(all);
  if (costly.has(endpoint) && random.chance(0.9)) return;
  // A user who logs out, or becomes somebody else, has another session afterwards.
  const isKept = !costly.has(endpoint) && !endings.has(endpoint);
  const who = isKept ? random.one([ana, ana, ben, undefined]) : undefined;
  const fuzzed = fuzzedRequest(random, endpoint, ids);
  try {
    const answer = await ask(fuzzed, who?.cookie() ?? '');
    if (answer.status < 200 || answer.status >= 500 || INSIDE.test(answer.text))
      throw new Error(`${answer.status} ${answer.text}`);
    // What is no HTTP is refused by Node, before any code of ours.
    if (answer.headers['x-request-id']) assertAsDeclared(answer);
  } catch (cause) {
    const asked = JSON.stringify(fuzzed).slice(0, 2_000);
    throw new Error(`FUZZ_SEED=${seed} request ${number}: ${asked} → ${cause}`, { cause });
  }
};

test(
  `${count} requests that nobody should make are answered, and none by a failure of ours`,
  async () => {
    let next = 0;
    const heap = new HeapReadings(count);
    const worker = async () => {
      while (next < count) {
        heap.at(next);
        await tryRequest(next++);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect((await new Client(instance).call(endpoints.destinations.list)).status).toBe(200);
    expect((await ana.call(endpoints.auth.me)).status).toBe(200);
    heap.assertFlat();
  },
  LIMIT_MS,
);

const failures = new Set(
  Object.entries(problems).flatMap(([code, { status }]) => (status >= 500 ? [code] : [])),
);
const isFailure = (frame: ServerFrame) => frame.type === 'error' && failures.has(frame.code);

/** Sends a round of frames, then one that is right, and waits until that is told back or the connection deserved its end. */
const tryFrames = async (round: number, [sender, receiver]: readonly [Client, Client]): Promise<void> => {
  const random = new Random(seed - 1 - round);
  const live = await LiveClient.of(sender);
  const sent = Array.from({ length: FRAMES_A_ROUND }, () => fuzzedFrame(random, ids));
  const clientId = randomUUID();
  for (const frame of sent) live.sendRaw(frame);
  live.send({ type: 'chat_message', receiverId: receiver.user.id, content: 'still here', clientId });
  const isBack = (frame: ServerFrame) => frame.type === 'new_message' && frame.message.clientId === clientId;
  const isRefused = (frame: ServerFrame) => frame.type === 'error' && frame.clientId === clientId;
  const outcome = await Promise.race([
    live.until((frame) => isBack(frame) || isRefused(frame) || isFailure(frame)),
    live.closed(),
  ]).catch((error: Error) => error.message);
  const isWell =
    typeof outcome === 'number'
      ? deservedCloses.includes(outcome)
      : typeof outcome === 'object' && isBack(outcome);
  if (!isWell)
    throw new Error(
      `FUZZ_SEED=${seed} round ${round} of frames: ${JSON.stringify(outcome)} after ${sent.join('\n')}`,
    );
  live.cut();
};

test(
  `${count} frames that nobody should send end no connection undeserved and fail nothing`,
  async () => {
    const heap = new HeapReadings(count);
    // Two of its own: a request before may have blocked somebody.
    const pair = await newPair(instance);
    ids.push(...pair.map(({ user }) => user.id));
    for (let round = 0; round * FRAMES_A_ROUND < count; round += 1) {
      heap.at(round * FRAMES_A_ROUND);
      await tryFrames(round, pair);
    }
    await newUser(instance);
    heap.assertFlat();
  },
  LIMIT_MS,
);
