import { type ProblemCode, closeCodes, endpoints, limits } from '@wayfellow/contracts';
import { SOCKETS_PER_USER } from '../src/platform/live/live-hub.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { faultsIn, noFaults } from './support/history.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { query } from './support/query.js';
import { Talker } from './support/talker.js';
import { stopwatch, waitFor } from './support/wait-for.js';

const tooMany: ProblemCode = 'too-many-requests';
/** What one person may write in a minute. */
const MESSAGES_A_MINUTE = 200;

/** How long a message of two others may take while somebody floods the same instance. */
const UNNOTICED_MS = 2_000;

let instance: Instance;
let eve: Client;
beforeAll(async () => {
  // Limits as people have them.
  const env = { RATE_LIMIT_FACTOR: '1' };
  instance = await startInstance({ databaseUrl: await freshDatabase('flood'), env });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  eve = await newUser(instance);
});

const floods: Record<string, () => Promise<unknown>> = {
  'frames that are too large': async () => {
    const live = await LiveClient.of(eve);
    live.sendRaw('x'.repeat(limits.frameBytes + 1));
    expect(await live.closed()).toBe(closeCodes.tooLarge);
  },
  'more frames than anybody writes': async () => {
    const live = await LiveClient.of(eve);
    for (let i = 0; i < 1_500; i += 1) live.sendRaw('{"type":"typing","receiverId":1,"isTyping":true}');
    expect(await live.closed()).toBe(closeCodes.policy);
  },
  'more sockets than anybody opens': async () => {
    const many = Array.from(
      { length: SOCKETS_PER_USER + 5 },
      () => new LiveClient(instance.wsUrl, { cookie: eve.cookie() }),
    );
    const refused = await Promise.any(many.map((live) => live.closed()));
    expect(refused).toBe(closeCodes.policy);
    for (const live of many) live.cut();
  },
};

test.each(Object.keys(floods))(
  '%s end the flooder’s connections, and two others notice nothing',
  async (kind) => {
    const [ana, ben] = await newPair(instance);
    const talkers = [
      await Talker.start(ana, ben, [instance], 0),
      await Talker.start(ben, ana, [instance], 0),
    ] as const;
    const flooding = Promise.all([floods[kind]?.(), floods[kind]?.()]);
    for (let i = 0; i < 20; i += 1) {
      const sinceWritten = stopwatch();
      talkers[0].write(`message ${i}`);
      await waitFor(() => talkers[1].seen.size === i + 1);
      expect(sinceWritten()).toBeLessThan(UNNOTICED_MS);
    }
    await flooding;
    const { attempted, acknowledged } = talkers[0];
    expect(faultsIn(attempted, acknowledged, talkers[1].shown())).toEqual(noFaults);
    expect(talkers.flatMap(({ reconnectedMs }) => reconnectedMs)).toEqual([]);
    talkers.forEach((talker) => talker.end());
  },
);

test('a flood over several sockets is one flood, and its sender does not come back at once, by any way', async () => {
  const [mallory, ben] = await newPair(instance);
  const sockets = await Promise.all(Array.from({ length: 3 }, () => LiveClient.of(mallory)));
  const content = 'x'.repeat(limits.messageContent.max);
  const message = { receiverId: ben.user.id, content };
  for (let i = 0; i < 100; i += 1)
    for (const live of sockets) live.send({ type: 'chat_message', ...message });
  const refused = () =>
    sockets
      .flatMap(({ frames }) => frames)
      .filter((frame) => frame.type === 'error' && frame.code === tooMany);
  await waitFor(() => refused().length === 300 - MESSAGES_A_MINUTE);
  const { rows } = await query(instance, 'SELECT 1 FROM messages WHERE sender_id = $1', [mallory.user.id]);
  expect(rows).toHaveLength(MESSAGES_A_MINUTE);
  expect((await mallory.call(endpoints.messages.send, { body: message })).status).toBe(429);

  for (let i = 0; i < 400; i += 1) for (const live of sockets) live.sendRaw('{}');
  await Promise.race(sockets.map((live) => live.closed()));
  for (const live of sockets) live.sendRaw('{}');
  for (const live of sockets) expect(await live.closed()).toBe(closeCodes.policy);
  const again = new LiveClient(instance.wsUrl, { cookie: mallory.cookie() });
  await expect(again.opened()).rejects.toThrow('429');
  const { status, headers } = await mallory.call(endpoints.auth.me);
  expect({ status, isLong: Number(headers['retry-after']) > 30 }).toEqual({ status: 429, isLong: true });
  expect((await ben.call(endpoints.auth.me)).status).toBe(200);
});
