import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { onStop } from '../../tools/processes.mjs';
import { startRedis } from '../../tools/testing/redis.mjs';
import { show } from '../../tools/user-error.mjs';

/** A server of its own on a machine that others use: no checkpoint in the middle of a round. Durable as always. */
const SETTINGS = {
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  random_page_cost: '1.1',
  max_connections: '200',
  jit: 'off',
};

/**
 * What is measured on: PostgreSQL, and Redis where it is asked for.
 *
 * @typedef {object} Storage
 * @property {string} folder for logs and files, removed at the end
 * @property {number} postgresPid
 * @property {{ url: string, pid: number }} [redis]
 * @property {(name: string, fill: (databaseUrl: string) => Promise<unknown>) => Promise<void>} template makes a database to copy
 * @property {(name: string) => Promise<string>} copyOf the address of a copy that nobody has used yet, in place of the last copy
 */

/**
 * Starts the storage, does the work, and ends the process, with 1 when the work failed.
 *
 * @param {{ withRedis?: boolean }} options
 * @param {(storage: Storage) => Promise<void>} work
 */
export async function withStorage({ withRedis = false }, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-bench-'));
  // As root we run the server as another user, who needs access.
  chmodSync(folder, 0o755);
  const started = [];
  const stop = async (code) => {
    for (const one of started.splice(0).reverse()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  onStop(() => stop(130));
  try {
    const postgres = await startPostgres({ dataDir: folder, settings: SETTINGS });
    started.push(postgres);
    const redis = withRedis ? await startRedis() : undefined;
    if (redis) started.push(redis);
    await work({
      folder,
      redis,
      postgresPid: await pidOf(postgres),
      template: async (name, fill) => {
        await postgres.createDatabase(name);
        await fill(postgres.url(name));
      },
      copyOf: (name) => copyOf(postgres, name),
    });
  } catch (error) {
    show(error);
    await stop(1);
  }
  await stop(0);
}

async function pidOf(postgres) {
  const [{ pid }] = await ask(
    postgres,
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  return pid;
}

async function copyOf(postgres, name) {
  const copy = `${name}_copy`;
  await ask(postgres, `DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
  await ask(postgres, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
  await ask(postgres, 'CHECKPOINT');
  return postgres.url(copy);
}

async function ask(postgres, sql) {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}
