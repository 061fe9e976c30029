// One database per size, created once: a run after a change of the schema migrates the existing rows.
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { root } from '../../tools/workspace.mjs';
import { prepareDatabase } from '../../backend/dist/schema/prepare-database.js';
import { rowStatements } from './rows.mjs';

const SETTINGS = { shared_buffers: '1GB', max_wal_size: '8GB', random_page_cost: '1.1' };

/** The server of BENCH_DATABASE_URL (whose role may create databases), else an embedded one in DATA_DIR. */
export const openServer = async () => {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) {
    const dataDir = path.resolve(process.env.DATA_DIR ?? '.data', 'bench');
    return startPostgres({ dataDir, settings: SETTINGS });
  }
  const urlOf = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  return { url: urlOf, createDatabase: (name) => create(url, name), stop: async () => undefined };
};

const create = async (url, name) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
};

/** A database with the present schema, or that which `prepare` makes, and `size` travelers. Gives its address and how long the migrations took. */
export const databaseOf = async (server, size, prepare = prepareDatabase, hasBlocks = true) => {
  const name = `${process.env.BENCH_PREFIX ?? 'bench'}_search_${size}`;
  await server.createDatabase(name);
  const databaseUrl = server.url(name);
  const startedAt = performance.now();
  await prepare({ databaseUrl, seedDemo: false, staticRoot: root });
  const migratedMs = performance.now() - startedAt;
  await insertRows(databaseUrl, size, hasBlocks);
  return { databaseUrl, migratedMs };
};

const insertRows = async (databaseUrl, size, hasBlocks) => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS users FROM users');
  if (rows[0].users !== size) {
    if (rows[0].users > 0)
      throw new Error(`There are ${rows[0].users} users where ${size} should be: drop it`);
    for (const [text, values] of rowStatements(size, { hasBlocks })) {
      const startedAt = performance.now();
      await client.query(text, values);
      console.error(`${size}: ${text.slice(0, 40)}... ${Math.round(performance.now() - startedAt)} ms`);
    }
  }
  await client.query('ANALYZE');
  await client.end();
};
