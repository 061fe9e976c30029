import { DataSource, type EntityManager } from 'typeorm';
import { BackfillStore } from '../src/modules/conversations/backfill/backfill.store.js';
import { MessageBackfillStore } from '../src/modules/messages/backfill/message-backfill.store.js';
import { insertSql, readSql } from '../src/modules/messages/message.store.js';
import { pairConversationSql } from '../src/tables/together/conversations.sql.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { PREVIOUS_INSERT } from './support/pairs.js';
import { query } from './support/query.js';
import { expectNoScan as expectNoScanOf } from './support/scans.js';

const PAIRS = 5_000;
const MESSAGES = 20;
/** As many as a run of the backfill begins with. */
const STEP = 10;

interface Pair {
  matchId: number;
  requesterId: number;
  recipientId: number;
}

let instance: Instance;
let pair: Pair;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('pairs_plan') });
  await query(
    instance,
    `INSERT INTO users (username, username_key, email, password_hash, name)
     SELECT 'u' || n, 'u' || n, 'u' || n || '@x.example', '', 'U' FROM generate_series(1, ${2 * PAIRS}) n`,
  );
  await query(
    instance,
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users)
     INSERT INTO matches (requester_id, recipient_id, status)
     SELECT one.id, other.id, 'accepted' FROM numbered one JOIN numbered other ON other.n = one.n + ${PAIRS}`,
  );
  await query(
    instance,
    `INSERT INTO messages (match_id, sender_id, receiver_id, content)
     SELECT id, requester_id, recipient_id, 'Hi' FROM matches, generate_series(1, ${MESSAGES})`,
  );
  await query(instance, 'UPDATE messages SET read_at = now()');
  for (const table of tables) await query(instance, `VACUUM (ANALYZE) ${table}`);
  const { rows } = await query<Pair>(
    instance,
    `SELECT id AS "matchId", requester_id AS "requesterId", recipient_id AS "recipientId" FROM matches
     ORDER BY id OFFSET ${PAIRS / 2} LIMIT 1`,
  );
  pair = rows[0] as Pair;
});
afterAll(() => instance?.close());

const tables = ['matches', 'messages', 'conversations', 'conversation_members', 'read_marks'];
const expectNoScan = (work: (manager: EntityManager) => Promise<unknown>) =>
  expectNoScanOf(instance, tables, work);

const conversationOf = async (manager: EntityManager): Promise<number> => {
  const [found]: { id: number }[] = await manager.query(`SELECT ${pairConversationSql('$1')} AS id`, [
    pair.matchId,
  ]);
  return found?.id as number;
};
const insert = async (manager: EntityManager, conversationId: number | null) =>
  manager.query(insertSql, [
    [pair.matchId],
    [conversationId],
    [pair.requesterId],
    [pair.recipientId],
    ['Hi'],
    [null],
  ]);

test('storing a message looks up its match and nothing else', async () => {
  await expectNoScan(async (manager) => insert(manager, await conversationOf(manager)));
  await expectNoScan((manager) => manager.query(PREVIOUS_INSERT, [pair.matchId, pair.requesterId, 'Hi']));
});

test('a receipt looks up its messages and its mark', async () => {
  await expectNoScan(async (manager) => {
    const [stored] = (await insert(manager, await conversationOf(manager))) as [{ id: number }];
    await manager.query(readSql, [pair.recipientId, pair.matchId, stored.id]);
    const [marks]: { count: number }[] = await manager.query(
      'SELECT count(*)::int FROM read_marks WHERE conversation_id = $1',
      [await conversationOf(manager)],
    );
    expect(marks?.count).toBe(2);
  });
});

test('accepting and barring look up their conversation', async () => {
  const set = (manager: EntityManager, status: string, isBarred: boolean) =>
    manager.query('UPDATE matches SET status = $2, barred = $3 WHERE id = $1', [
      pair.matchId,
      status,
      isBarred,
    ]);
  await expectNoScan(async (manager) => {
    await set(manager, 'pending', false);
    await set(manager, 'accepted', false);
    await set(manager, 'accepted', true);
  });
});

test('a trigger that was first called for one row takes many as quickly', async () => {
  const runner = instance.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  const setAll = async (which: string) => {
    await runner.query(`UPDATE messages SET read_at = NULL ${which}`);
    await runner.query(`UPDATE messages SET read_at = now() ${which}`);
  };
  await setAll('WHERE id = (SELECT max(id) FROM messages)');
  // Each row compared with each, this would take longer than a statement may.
  await setAll('');
  await runner.rollbackTransaction();
  await runner.release();
});

test('a step of the backfill looks up its matches and their messages', async () => {
  const few = [pair.matchId, pair.matchId + STEP];
  await query(instance, 'DELETE FROM conversations WHERE match_id > $1 AND match_id <= $2', few);
  await query(
    instance,
    'UPDATE messages SET conversation_id = NULL WHERE match_id > $1 AND match_id <= $2',
    few,
  );
  const [store, messages] = [new BackfillStore(), new MessageBackfillStore()];
  await expectNoScan(async (manager) => {
    const matches = await store.lockNext(manager, pair.matchId, STEP);
    const made = await store.make(manager, matches);
    expect(made).toHaveLength(STEP);
    await messages.enter(manager, made);
    await store.mark(manager, made);
  });
});
