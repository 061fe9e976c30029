import { DataSource, type EntityManager } from 'typeorm';
import { groupsSql, membersSql } from '../src/modules/conversations/list/chats.query.js';
import { ConversationStore } from '../src/modules/conversations/members/conversation.store.js';
import { SharedConversationStore } from '../src/modules/conversations/members/shared-conversation.store.js';
import {
  afterInGroupSql,
  insertGroupMessagesSql,
  newestInGroupSql,
  unreadGroupsSql,
} from '../src/modules/messages/groups/group-message.store.js';
import { groupUnreadSql } from '../src/modules/messages/unread/unread.store.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { expectNoScan } from './support/scans.js';

const GROUPS = 10_000;
const PEOPLE = 12;
/** In one group, so that its pages are a small part of it; in each of the others there are some. */
const LONG = 2_000;
const SHORT = 10;
const PAGE = 51;
const tables = ['messages', 'conversations', 'conversation_members', 'blocks'];

let instance: Instance;
/** The long group, and the first two of its people, who are in some others. */
let id: number;
let userId: number;
let otherId: number;
/** A message in the middle of it. */
let middle: number;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('groups_plan') });
  const rows = [
    `INSERT INTO users (username, username_key, email, password_hash, name)
     SELECT 'g' || n, 'g' || n, 'g' || n || '@x.example', '', 'G' FROM generate_series(1, ${GROUPS}) n`,
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE username LIKE 'g%')
     INSERT INTO conversations (kind, owner_id, members)
     SELECT 'group', owner.id,
       ARRAY(SELECT id FROM numbered WHERE (numbered.n - owner.n + ${GROUPS}) % ${GROUPS} < ${PEOPLE} ORDER BY n)
     FROM numbered owner`,
    `INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(members) FROM conversations`,
    `INSERT INTO messages (conversation_id, sender_id, content)
     SELECT conversations.id, owner_id, 'Hi' FROM conversations, generate_series(1, ${SHORT})`,
    `INSERT INTO messages (conversation_id, sender_id, content)
     SELECT id, members[1 + n % 2], 'Hi' FROM (SELECT * FROM conversations ORDER BY id OFFSET ${GROUPS / 2} LIMIT 1) long,
       generate_series(1, ${LONG}) n`,
    ...tables.map((table) => `VACUUM (ANALYZE) ${table}`),
  ];
  for (const sql of rows) await query(instance, sql);
  const found = await query<{ id: number; one: number; other: number; middle: number }>(
    instance,
    `SELECT conversation_id AS id, members[1] AS one, members[2] AS other, max(messages.id)::int - ${LONG / 2} AS middle
     FROM messages JOIN conversations ON conversations.id = conversation_id
     GROUP BY conversation_id, members ORDER BY count(*) DESC LIMIT 1`,
  );
  ({ id, one: userId, other: otherId, middle } = found.rows[0]!);
});
afterAll(() => instance?.close());

const read = (sql: string, values: readonly unknown[]) => (manager: EntityManager) =>
  manager.query(sql, [...values]);

/** What is asked again and again. */
const statements: [string, () => (manager: EntityManager) => Promise<unknown>][] = [
  ['storing a message', () => read(insertGroupMessagesSql, [[id], [userId], ['Hi'], [null]])],
  ['the newest page', () => read(newestInGroupSql, [id, 0, [], null, PAGE])],
  ['a page before a message', () => read(newestInGroupSql, [id, 0, [], middle, PAGE])],
  ['a page after a message', () => read(afterInGroupSql, [id, 0, [], middle, PAGE])],
  ['the header’s number', () => read(unreadGroupsSql, [userId])],
  ['what is unread, for the bell', () => read(groupUnreadSql, [[id], [userId]])],
  ['the list', () => read(groupsSql, [userId, null, null, PAGE, null])],
  ['one of the list', () => read(groupsSql, [userId, null, null, 1, id])],
  ['the people of one', () => read(membersSql, [userId, [id], 0])],
  [
    'how much somebody starts and invites',
    () => (manager) => new ConversationStore().usageOf(manager, userId),
  ],
  ['a block', () => (manager) => new SharedConversationStore().separate(manager, userId, otherId)],
];

test.each(statements)('%s reads no table from end to end', async (_, statement) => {
  await expectNoScan(instance, tables, statement());
});

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const readRows = async (sql: string, values: readonly unknown[]): Promise<number> => {
  const [explained] = await instance.app
    .get(DataSource)
    .query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...values]);
  return nodesOf(explained?.['QUERY PLAN'][0]?.Plan as Plan)
    .filter((node) => node['Relation Name'] === 'messages')
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
};

test.each([
  ['the newest page', () => readRows(newestInGroupSql, [id, 0, [], null, PAGE]), PAGE],
  ['a page after a message', () => readRows(afterInGroupSql, [id, 0, [], middle, PAGE]), PAGE],
  // Each group is asked for one, of which nine of ten are somebody else’s.
  ['the header’s number', () => readRows(unreadGroupsSql, [userId]), PEOPLE * SHORT],
  // The latest is the user’s own, the one before is not.
  ['what is unread, for the bell', () => readRows(groupUnreadSql, [[id], [userId]]), 2],
])('%s reads as many messages as it needs, however many there are', async (_, rows, most) => {
  expect(await rows()).toBeLessThanOrEqual(most);
});
