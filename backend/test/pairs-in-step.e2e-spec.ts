import { endpoints } from '@wayfellow/contracts';
import { beforeConversations } from './support/backfill.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { heldUp } from './support/locks.js';
import { befriend, newPair, request } from './support/matched.js';
import { markRead, mustWrite } from './support/messages.js';
import { PREVIOUS_INSERT, outOfStep } from './support/pairs.js';
import { query } from './support/query.js';

const { block, unblock } = endpoints.blocks;

let instance: Instance;
beforeAll(async () => {
  // A web instance runs no jobs: nothing is made beside what the database itself does.
  instance = await startInstance({ databaseUrl: await freshDatabase('pairs_step') });
});
afterEach(async () => expect(await outOfStep(instance)).toEqual([]));
afterAll(() => instance?.close());

interface Pair {
  id: number;
  isOpen: boolean;
  members: number[];
}
const pairOf = async (matchId: number): Promise<Pair | undefined> =>
  (
    await query<Pair & { id: number }>(
      instance,
      'SELECT id, is_open AS "isOpen", members FROM conversations WHERE match_id = $1',
      [matchId],
    )
  ).rows[0];
const marksOf = async ({ user }: Client) =>
  (
    await query<{ upTo: number; readUpTo: number }>(
      instance,
      `SELECT up_to_id AS "upTo", read_up_to AS "readUpTo" FROM read_marks
       JOIN conversation_members USING (conversation_id, user_id) WHERE user_id = $1 ORDER BY up_to_id`,
      [user.id],
    )
  ).rows;
const writeAsBefore = async (matchId: number, from: Client, content: string) =>
  (
    await query<{ id: number; conversationId: number | null }>(instance, PREVIOUS_INSERT, [
      matchId,
      from.user.id,
      content,
    ])
  ).rows[0] as { id: number; conversationId: number | null };

test('an accepted match has its conversation, a request has none', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const { id } = await request(ana, ben);
  expect(await pairOf(id)).toBeUndefined();
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
  expect(await pairOf(id)).toMatchObject({ isOpen: true, members: [ana.user.id, ben.user.id] });
});

test('matches that are inserted accepted, many in one statement, have theirs', async () => {
  const [ana, ...others] = await Promise.all([1, 2, 3, 4].map(() => newUser(instance)));
  const { rows } = await query<{ id: number }>(
    instance,
    `INSERT INTO matches (requester_id, recipient_id, status)
     SELECT $1, id, CASE WHEN id = $3 THEN 'pending' ELSE 'accepted' END FROM unnest($2::int[]) AS other (id)
     RETURNING id`,
    [ana?.user.id, others.map(({ user }) => user.id), others[0]?.user.id],
  );
  const pairs = await Promise.all(rows.map(({ id }) => pairOf(id)));
  expect(pairs.map((pair) => pair?.isOpen)).toEqual([undefined, true, true]);
});

test('a conversation is closed while one blocks the other', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const { id } = await befriend(ana, ben);
  const params = { id: ben.user.id };
  await ana.call(block, { params });
  expect(await pairOf(id)).toMatchObject({ isOpen: false });
  await ana.call(unblock, { params });
  expect(await pairOf(id)).toMatchObject({ isOpen: true });
});

test('a message that is stored by its match alone is in the conversation of the match', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const { id } = await befriend(ana, ben);
  const { conversationId } = await writeAsBefore(id, ana, 'by the release before');
  expect(conversationId).toBe((await pairOf(id))?.id);
});

test('a receipt is one mark, and only moves forward', async () => {
  const [ana, ben] = await newPair(instance);
  const [first, second] = [await mustWrite(ana, ben, 'one'), await mustWrite(ana, ben, 'two')];
  const third = await mustWrite(ana, ben, 'three');
  expect(await marksOf(ben)).toEqual([]);
  await markRead(ben, second.id);
  expect(await marksOf(ben)).toEqual([{ upTo: second.id, readUpTo: second.id }]);
  await markRead(ben, first.id);
  expect(await marksOf(ben)).toHaveLength(1);
  await markRead(ben, third.id);
  expect(await marksOf(ben)).toEqual([
    { upTo: second.id, readUpTo: third.id },
    { upTo: third.id, readUpTo: third.id },
  ]);
  expect(await marksOf(ana)).toEqual([]);
});

test('a message that waits for its match finds the conversation that is made meanwhile', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const { id } = await befriend(ana, ben);
  await beforeConversations(instance);
  const making = {
    sql: `WITH locked AS (SELECT id, ARRAY[requester_id, recipient_id] AS members FROM matches WHERE id = $1 FOR UPDATE),
      made AS (INSERT INTO conversations (kind, match_id, members) SELECT 'pair', id, members FROM locked RETURNING id, members)
      INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(members) FROM made`,
    values: [id],
  };
  const written = await heldUp(
    instance,
    making,
    () => writeAsBefore(id, ana, 'at the same moment'),
    async () => undefined,
  );
  expect(written.conversationId).toBe((await pairOf(id))?.id);
  await query(instance, 'DELETE FROM matches WHERE id <> $1', [id]);
});
