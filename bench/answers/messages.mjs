// Messages between the travelers of bench/search: those of one conversation lie apart, as they do when many write at once.
import pg from 'pg';

const TEXT = 'I land at noon and will wait at the pier. Shall we take the boat together at two?';

/** What an insert into many rows does not need to keep: it is made again afterwards, which is quicker. */
const extrasSql = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
  FROM pg_index WHERE indrelid = 'messages'::regclass
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid)
  UNION ALL
  SELECT format('ALTER TABLE messages DROP CONSTRAINT %I', conname),
    format('ALTER TABLE messages ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE conrelid = 'messages'::regclass AND contype = 'u'`;

/** $1 messages over all open conversations in turn; in every third the last is unread. */
const insertSql = `
  WITH open AS MATERIALIZED (
    SELECT matches.id, conversations.id AS conversation_id, requester_id, recipient_id,
      row_number() OVER (ORDER BY matches.id) - 1 AS no, count(*) OVER () AS all
    FROM matches LEFT JOIN conversations ON match_id = matches.id WHERE status = 'accepted' AND NOT barred
  )
  INSERT INTO messages (match_id, conversation_id, sender_id, receiver_id, content, created_at, read_at)
  SELECT id, conversation_id, CASE WHEN is_first THEN requester_id ELSE recipient_id END,
    CASE WHEN is_first THEN recipient_id ELSE requester_id END, left($2, 20 + n % 60), sent_at,
    CASE WHEN n <= $1::int - open.all OR n % 3 <> 0 THEN sent_at + interval '1 hour' END
  FROM generate_series(1, $1::int) AS n
  CROSS JOIN LATERAL (SELECT now() - interval '90 days' + n * (interval '89 days' / $1::int) AS sent_at) moment
  JOIN open ON open.no = n % (SELECT count(*) FROM open)
  CROSS JOIN LATERAL (SELECT hashint4(n) % 2 = 0 AS is_first) turn`;

/** Adds messages until there are so many; the work `search` has stored a few. */
export async function addMessages(databaseUrl, count) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT count(*)::int AS stored FROM messages');
    const missing = count - rows[0].stored;
    if (missing <= 0) return;
    await client.query('BEGIN');
    // The rows refer to what has just been read, so that no trigger has to look.
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    const { rows: extras } = await client.query(extrasSql);
    for (const { drop } of extras) await client.query(drop);
    await client.query(insertSql, [missing, TEXT]);
    for (const { make } of extras) await client.query(make);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE) messages');
  } finally {
    await client.end();
  }
}
