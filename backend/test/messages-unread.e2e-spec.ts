import { type Unread, unreadSql } from '../src/modules/messages/unread/unread.store.js';
import type { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { newPair } from './support/matched.js';
import { query } from './support/query.js';

const READ = 3000;
const UNREAD = 3000;

let instance: Instance;
let ana: Client;
let ben: Client;
let matchId: number;
let firstId: number;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('messages_unread'),
  });
  [ana, ben] = await newPair(instance);
  const { rows } = await query<{ id: number }>(
    instance,
    'SELECT id FROM matches WHERE $1 IN (requester_id, recipient_id)',
    [ana.user.id],
  );
  matchId = rows[0]?.id as number;
  const stored = await query<{ id: number }>(
    instance,
    `INSERT INTO messages (match_id, sender_id, receiver_id, content, read_at)
     SELECT $1, $2, $3, 'm' || n, CASE WHEN n <= ${READ} THEN now() END FROM generate_series(1, ${READ + UNREAD}) n
     RETURNING id::int`,
    [matchId, ana.user.id, ben.user.id],
  );
  firstId = stored.rows[READ]?.id as number;
});
afterAll(() => instance?.close());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('the first and the latest unread message of a conversation are those of the table', async () => {
  const { rows } = await query<Unread>(instance, unreadSql, [[matchId], [ben.user.id]]);
  expect(
    rows.map((row) => ({ ...row, unreadFrom: Number(row.unreadFrom), messageId: Number(row.messageId) })),
  ).toEqual([
    {
      kind: 'pair',
      id: matchId,
      userId: ben.user.id,
      actorId: ana.user.id,
      unreadFrom: firstId,
      messageId: firstId + UNREAD - 1,
    },
  ]);
});

test.each([
  ['before the table has statistics', 'SELECT'],
  ['when it has', 'VACUUM (ANALYZE) messages'],
])('finding them reads two rows %s, however many are unread', async (_when, first) => {
  await query(instance, first);
  const { rows } = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    instance,
    `EXPLAIN (ANALYZE, FORMAT JSON) ${unreadSql}`,
    [[matchId], [ben.user.id]],
  );
  const read = nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan)
    .filter((node) => node['Relation Name'] === 'messages')
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  expect(read.reduce((sum, count) => sum + count, 0)).toBe(2);
});
