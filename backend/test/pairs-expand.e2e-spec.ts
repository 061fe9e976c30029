import { tmpdir } from 'node:os';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { BackfillStore } from '../src/modules/conversations/backfill/backfill.store.js';
import { ConversationBackfill } from '../src/modules/conversations/backfill/conversation-backfill.js';
import { MessageBackfillStore } from '../src/modules/messages/backfill/message-backfill.store.js';
import { Conversations1763687500000 } from '../src/schema/migrations/together/1763687500000-conversations.js';
import { prepareDatabase } from '../src/schema/prepare-database.js';
import { schemaOptions } from '../src/schema/schema-options.js';
import { REPOSITORY, freshDatabase } from './support/database.js';
import { pairFaults } from './support/pairs.js';
import { waitFor } from './support/wait-for.js';

const PAIRS = 40;
const WRITERS = 6;

const peopleSql = `
  INSERT INTO users (username, username_key, email, password_hash, name)
  SELECT 'u' || n, 'u' || n, 'u' || n || '@x.example', '', 'U' FROM generate_series(1, 2 * ${PAIRS}) n`;
/** Half of them accepted; each message of theirs is read. */
const matchesSql = `
  INSERT INTO matches (requester_id, recipient_id, status)
  SELECT one.id, other.id, CASE WHEN one.id % 2 = 0 THEN 'accepted' ELSE 'pending' END
  FROM users one JOIN users other ON other.id = one.id + ${PAIRS}`;

/** What instances of the previous release do, as single statements. $1 is a match. */
const asBefore = [
  `WITH conversation AS MATERIALIZED (
     SELECT id, requester_id, recipient_id FROM matches WHERE id = $1 AND status = 'accepted' AND NOT barred FOR UPDATE
   )
   INSERT INTO messages (match_id, sender_id, receiver_id, content, created_at)
   SELECT id, requester_id, recipient_id, 'Hi', clock_timestamp() FROM conversation`,
  `WITH unread AS (SELECT id FROM messages WHERE match_id = $1 AND read_at IS NULL ORDER BY id FOR UPDATE)
   UPDATE messages SET read_at = clock_timestamp() FROM unread WHERE messages.id = unread.id`,
  `UPDATE matches SET status = 'accepted', responded_at = now() WHERE id = $1 AND status = 'pending'`,
  `UPDATE matches SET barred = NOT barred WHERE id = $1 AND status = 'accepted'`,
];

// There is no application whose log it would be.
beforeAll(() => Logger.overrideLogger(false));

test('the migrations run beside instances of the previous release, twice at once, and what these write meanwhile is in step', async () => {
  const databaseUrl = await freshDatabase('pairs_expand');
  const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
  const isMigrated = async () =>
    (await source.query('SELECT FROM migrations WHERE name = $1', [Conversations1763687500000.name])).length >
    0;
  while (await isMigrated()) await source.undoLastMigration();
  await source.query(peopleSql);
  await source.query(matchesSql);

  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
  let [done, isOver] = [0, false];
  const write = async (writer: number) => {
    for (let n = writer; !isOver; n += WRITERS) {
      // Mostly messages; a match is barred as often as it is opened again.
      const sql = asBefore[n % 7 < 4 ? 0 : (n % 7) - 3] as string;
      await pool.query(sql, [1 + (n % PAIRS)]);
      done += 1;
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const more = async () => {
    const before = done;
    await waitFor(() => done > before + 20 * WRITERS);
  };
  const config = { databaseUrl, seedDemo: false, staticRoot: REPOSITORY, dataDir: tmpdir() };
  try {
    await more();
    await Promise.all([prepareDatabase(config), prepareDatabase(config)]);
    await more();
    await new ConversationBackfill(source, new BackfillStore(), new MessageBackfillStore()).run();
    await more();
  } finally {
    isOver = true;
    await writing.finally(() => pool.end());
  }

  const found: string[] = [];
  // The previous release gives each message of a receipt a time of its own, not always in the order of their ids.
  for (const [fault, sql] of Object.entries(pairFaults))
    if (!fault.includes('another time') && (await source.query(sql)).length > 0) found.push(fault);
  expect(found).toEqual([]);
  await source.destroy();
});
