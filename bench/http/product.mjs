import { openSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { waitUntilReady } from '../../tools/product/ready.mjs';
import { run } from '../../tools/processes.mjs';
import { root } from '../../tools/workspace.mjs';

/**
 * Starts the built backend as in production, with its own database, logging into `folder` as it would to a
 * collector. Only the rate limits are raised: the load comes from one address.
 */
export async function startProduct({ databaseUrl, port, folder }) {
  const log = openSync(path.join(folder, 'product.log'), 'w');
  const server = run(process.execPath, [path.join(root, 'backend/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SESSION_SECRET: 'only for this run, in which nobody signs in',
      ACCOUNT_SECRET: 'only for this run, in which nobody signs in',
      ROLE: 'web',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      RATE_LIMIT_FACTOR: '1000000',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', log, log],
  });
  await Promise.race([waitUntilReady(port), server.exited]);
  return server;
}

// travelersCount is counted, not stored, so the travelers are created: each goes to every destination with places left.
const insertSql = `
  TRUNCATE destinations, places, users CASCADE;
  ALTER TABLE destinations ALTER id RESTART;
  ALTER TABLE users ALTER id RESTART;
  CREATE TEMP TABLE wanted AS
    SELECT * FROM json_to_recordset(%L) AS t(id int, name text, description text, "imageUrl" text, "travelersCount" int);
  INSERT INTO destinations (name, description, image_url)
    SELECT name, description, "imageUrl" FROM wanted ORDER BY id;
  INSERT INTO places (name, folded, destination_id)
    SELECT name, lower(name), id FROM destinations ORDER BY id;
  INSERT INTO users (username, email, password_hash, name)
    SELECT 'u' || n, 'u' || n || '@bench.example', 'none', 'Traveler ' || n
    FROM generate_series(1, (SELECT max("travelersCount") FROM wanted)) AS n ORDER BY n;
  INSERT INTO trips (user_id, place_id, start_date, end_date)
    SELECT users.id, places.id, current_date + 10, current_date + 20
    FROM wanted JOIN places ON places.destination_id = wanted.id JOIN users ON users.id <= "travelersCount";
  ANALYZE;`;

/** Gives the product's database the peers' rows, and waits until it answers with them. */
export async function insertPeersRows({ databaseUrl, url, rows }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(insertSql.replace('%L', () => client.escapeLiteral(JSON.stringify(rows))));
  await client.end();
  const wanted = JSON.stringify(rows);
  const deadline = Date.now() + 30_000;
  let body = '';
  while (body !== wanted) {
    if (Date.now() > deadline) throw new Error(`The product does not answer as the peers do: ${body}`);
    body = await (await fetch(url)).text();
  }
}
