import { endpoints } from '@wayfellow/contracts';
import { BackfillWorker, beforeConversations, isBackfilled } from './support/backfill.js';
import { type Client, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { markRead, mustWrite } from './support/messages.js';
import { PREVIOUS_INSERT, outOfStep } from './support/pairs.js';
import { makePremium, query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

/** More than a run's first step takes. */
const PAIRS = 14;
/** Each of the two writes so many in each round, one after the other: about 200 in all. */
const EACH = 7;

interface Pair {
  matchId: number;
  both: [Client, Client];
}

let databaseUrl: string;
let instance: Instance;
let worker: BackfillWorker;
let pairs: Pair[];
beforeAll(async () => {
  databaseUrl = await freshDatabase('pairs_backfill');
  // A web instance runs no jobs: the only worker is the test's.
  instance = await startInstance({ databaseUrl });
  worker = await BackfillWorker.of(instance, databaseUrl);
  const users = await newUsers(instance, 2 * PAIRS);
  pairs = [];
  for (let at = 0; at < users.length; at += 2) {
    const both = users.slice(at, at + 2) as [Client, Client];
    pairs.push({ matchId: (await befriend(...both)).id, both });
  }
  await makePremium(instance, users[0]?.user.id as number);
});
afterAll(async () => {
  await worker?.close();
  await instance?.close();
});

const { block, unblock } = endpoints.blocks;
const unreadOf = async (client: Client) => (await client.call(endpoints.messages.unread)).body;
const allUnread = () => Promise.all(pairs.flatMap(({ both }) => both).map(unreadOf));

/** Writes one after the other, in turn by this release and by the one before, and reads in between. */
const talk = async ({ matchId, both }: Pair, from: 0 | 1, round: number): Promise<void> => {
  const [author, other] = [both[from], both[1 - from] as Client];
  for (let n = 0; n < EACH; n += 1) {
    const content = `${round}: ${n}`;
    if (n % 2) await query(instance, PREVIOUS_INSERT, [matchId, author.user.id, content]);
    else {
      const { id } = await mustWrite(author, other, content);
      if (n === 2) await markRead(other, id);
    }
  }
};

const writtenIn = async ({ matchId, both }: Pair, from: 0 | 1): Promise<string[]> => {
  const { rows } = await query<{ content: string }>(
    instance,
    'SELECT content FROM messages WHERE match_id = $1 AND sender_id = $2 ORDER BY id',
    [matchId, both[from].user.id],
  );
  return rows.map(({ content }) => content);
};

test('wherever it ends, it is continued: with 28 who write, no message is lost, doubled, out of order or out of step', async () => {
  const sides = pairs.flatMap((pair) => ([0, 1] as const).map((from) => ({ pair, from })));
  const expected: string[] = [];
  let [round, isEnded] = [0, true];
  while (isEnded) {
    round += 1;
    await beforeConversations(instance);
    const talking = Promise.all(sides.map(({ pair, from }) => talk(pair, from, round)));
    isEnded = await worker.runUntil(round);
    expect(await isBackfilled(instance)).toBe(!isEnded);
    await worker.run();
    await talking;
    expect(await isBackfilled(instance)).toBe(true);
    expect(await outOfStep(instance)).toEqual([]);
    expected.push(...Array.from({ length: EACH }, (_, n) => `${round}: ${n}`));
  }
  for (const { pair, from } of sides) expect(await writtenIn(pair, from)).toEqual(expected);
  // A step that makes conversations has eight statements, the end has six; the pairs are more than one step.
  expect(round).toBe(8 + 8 + 6 + 1);
});

test('what is unread is the same before and after, for everybody', async () => {
  await beforeConversations(instance);
  const before = await allUnread();
  expect(new Set(before.map(({ conversations }) => conversations))).toEqual(new Set([1]));
  await worker.run();
  expect(await allUnread()).toEqual(before);
  expect(await outOfStep(instance)).toEqual([]);
});

test('conversations are made closed where one blocks the other, and open again with the block’s end', async () => {
  const [ana, ben] = pairs[0]?.both as [Client, Client];
  await ana.call(block, { params: { id: ben.user.id } });
  await beforeConversations(instance);
  await worker.run();
  expect(await outOfStep(instance)).toEqual([]);
  await ana.call(unblock, { params: { id: ben.user.id } });
  expect(await outOfStep(instance)).toEqual([]);
});

test('a match that was passed by is found at the end', async () => {
  await beforeConversations(instance);
  await query(instance, 'UPDATE conversation_backfill SET after_match_id = $1', [pairs.at(-1)?.matchId]);
  await worker.run();
  expect(await isBackfilled(instance)).toBe(true);
  expect(await outOfStep(instance)).toEqual([]);
});

test('two workers share the work', async () => {
  await beforeConversations(instance);
  const other = await BackfillWorker.of(instance, databaseUrl);
  await Promise.all([worker.run(), other.run()]);
  await other.close();
  expect(await isBackfilled(instance)).toBe(true);
  expect(await outOfStep(instance)).toEqual([]);
});

test('a worker does it by itself, as soon as it starts', async () => {
  await beforeConversations(instance);
  const started = await startInstance({ databaseUrl, env: { ROLE: 'worker' } });
  await waitFor(() => isBackfilled(instance));
  await started.close();
  expect(await outOfStep(instance)).toEqual([]);
});

test('once it is finished, a run changes nothing', async () => {
  await query(instance, 'UPDATE conversation_backfill SET finished_at = now()');
  await query(instance, 'DELETE FROM conversations');
  await worker.run();
  expect(await outOfStep(instance)).not.toEqual([]);
});
