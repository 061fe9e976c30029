import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Signs sessions of people who exist only while we measure. */
export const SECRET = 'only for measuring, with people of its own';

const DAY_MS = 24 * 60 * 60 * 1000;
const usersSql = `
  INSERT INTO users (username, email, password_hash, name)
  SELECT 'bench' || n, 'bench' || n || '@example.test', 'none', 'Traveler ' || n FROM generate_series(1, $1::int) AS n
  RETURNING id`;
const sessionsSql = `
  INSERT INTO session (sid, sess, expire)
  SELECT 'bench-' || id, jsonb_set($2::jsonb, '{passport}', jsonb_build_object('user', id))::json, now() + interval '1 day'
  FROM unnest($1::int[]) AS id`;

/** The cookie of a session of this id. */
export function cookieOf(sid) {
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `wayfellow.sid=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

/**
 * Adds people who are signed in, without the cost of hashing a password for each.
 *
 * @returns {Promise<{ id: number, cookie: string }[]>}
 */
export async function addPeople(databaseUrl, count) {
  const now = Date.now();
  const cookie = { originalMaxAge: DAY_MS, expires: new Date(now + DAY_MS), httpOnly: true, path: '/' };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(usersSql, [count]);
    const ids = rows.map(({ id }) => id);
    await client.query(sessionsSql, [ids, { cookie, startedAt: now, renewedAt: now }]);
    return ids.map((id) => ({ id, cookie: cookieOf(`bench-${id}`) }));
  } finally {
    await client.end();
  }
}
