import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;
const running = new Set();

/** The folder of the peers and floors; see its README. */
export const PEERS_DIR = resolve(ROOT, process.env.PEERS_DIR ?? '../shared/bench');

const basePort = Number(process.env.BASE_PORT ?? 7100);

/** Settings of the peers: the same database server and Redis as the product's. */
export const peersEnv = {
  BASE_PORT: String(basePort),
  PG_URL: `postgres://postgres:postgres@127.0.0.1:${basePort + 61}/perf`,
  REDIS_URL: `redis://127.0.0.1:${basePort + 60}`,
};

// A schema of its own in the peers' database, by its role's search path: one statement can check the rows of all.
const productDatabase = peersEnv.PG_URL.replace('postgres:postgres@', 'product:product@');

/** The rows of one run, given how its messages begin, by any sender. */
export const rowsSql = `
  SELECT count(*)::int AS rows, count(DISTINCT content)::int AS distinct_rows
  FROM (SELECT content FROM public.messages UNION ALL SELECT content FROM product.messages) stored
  WHERE content LIKE $1`;

/** Addresses of the product's two instances. */
export const productUrls = [1, 2].map((number) => `http://127.0.0.1:${basePort + number}`);

const start = (script, env, options = {}) => {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/** Starts Redis and PostgreSQL with an empty schema for the product; their data goes to `folder`. */
export const startServers = async (folder) => {
  const child = start(join(PEERS_DIR, 'infra/up.mjs'), { ...peersEnv, INFRA_DIR: folder });
  await new Promise((ready, failed) => {
    child.stdout.on('data', (bytes) => bytes.toString().includes('READY') && ready());
    child.once('exit', (code) => failed(new Error(`PostgreSQL and Redis did not start: ${code}`)));
  });
  const client = new pg.Client(peersEnv.PG_URL);
  await client.connect();
  await client.query(`
    CREATE ROLE product SUPERUSER LOGIN PASSWORD 'product';
    ALTER ROLE product SET search_path = product, public;
    CREATE SCHEMA product AUTHORIZATION product;
    CREATE TABLE messages (content text)`);
  await client.end();
};

/** Starts the built backend twice, each measured after a forced collection like the peers; gives the process ids. */
export const startProduct = async (folder) => {
  mkdirSync(folder, { recursive: true });
  const pids = [];
  for (const url of productUrls) {
    const child = start(join(ROOT, 'backend/dist/main.js'), {
      NODE_OPTIONS: `--import=${join(PEERS_DIR, 'lib/gc-hook.mjs')} ${process.env.PRODUCT_NODE_OPTIONS ?? ''}`,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      PUBLIC_ORIGIN: url,
      ROLE: 'web',
      DATA_DIR: folder,
      DATABASE_URL: productDatabase,
      REDIS_URL: peersEnv.REDIS_URL,
      SESSION_SECRET: 'only for measuring, with people of its own',
      ACCOUNT_SECRET: 'only for measuring, with people of its own',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '10000',
    });
    child.stdout.pipe(process.stderr);
    await isReady(url, child);
    pids.push(child.pid);
  }
  return pids;
};

const isReady = async (url, child) => {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await after(100);
  }
  throw new Error(`The product did not start at ${url}; is it built?`);
};

/** Ends what was started here, the servers last. */
export const stopAll = async () => {
  for (const child of [...running].reverse()) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([gone, after(15_000).then(() => child.kill('SIGKILL'))]);
  }
};
