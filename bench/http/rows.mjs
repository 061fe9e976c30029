import pg from 'pg';
import { prepareDatabase } from '../../backend/dist/schema/prepare-database.js';
import { root } from '../../tools/workspace.mjs';

/** What everybody is asked: six destinations are a page of the product's list, and the whole list of the peers. */
export const listPath = '/api/destinations?limit=6';

const rowsSql = `
  CREATE TABLE destinations (
    id int PRIMARY KEY, name text NOT NULL, description text NOT NULL, image_url text NOT NULL, travelers_count int NOT NULL
  );
  INSERT INTO destinations
    SELECT id, name, description, "imageUrl", "travelersCount"
    FROM json_to_recordset(%L) AS t(id int, name text, description text, "imageUrl" text, "travelersCount" int);
  ANALYZE`;

/** Fills the database of the product as its first start does. */
export const fillForProduct = (databaseUrl) =>
  prepareDatabase({ databaseUrl, seedDemo: false, staticRoot: root });

/** Fills the database of the peers with what the product answers. */
export async function fillForPeers(databaseUrl, body) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(rowsSql.replace('%L', () => client.escapeLiteral(body)));
  await client.end();
}
