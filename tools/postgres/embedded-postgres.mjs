// The embedded PostgreSQL, from the binaries that npm installed. The package's own class is not used: it stops
// the server on the first Ctrl-C, while the backend is still writing.
import { createHmac } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, fchmodSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { UserError } from '../user-error.mjs';
import { callerFor, serverAccount } from './account.mjs';
import { createCluster, lastLine, makeFolder, ownPassword, readable, serverEnv } from './cluster.mjs';
import { freePort } from '../ports.mjs';
import { findPrograms } from './programs.mjs';
import { isAlive, run } from '../processes.mjs';

const startPatienceMs = 60_000;
const attempts = 3;
/** Statements and error details would put what users wrote into the log. */
const quietErrors = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' };
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts PostgreSQL with its files in `dataDir` (absolute; created if missing; not deleted), or finds the server
 * that already runs there.
 *
 * @param {{ dataDir: string, port?: number, durable?: boolean, settings?: Record<string, string>,
 *   report?: (line: string) => void }} options
 *   port: a free one unless given; durable false: for tests, faster and not safe against a power cut
 * @returns {Promise<{ url(database: string): string, applicationUrl(database: string): string,
 *   createDatabase(name: string): Promise<void>, exited: Promise<unknown>, stop(): Promise<void> }>} stop leaves alone what was running before
 * @throws {UserError} in one line, naming the folder, when it can't be done here
 */
export async function startPostgres({
  dataDir,
  port: wantedPort,
  durable = true,
  settings = {},
  report = () => {},
}) {
  const clusterDir = path.join(dataDir, 'postgres');
  makeFolder(dataDir);
  const account = serverAccount(clusterDir);
  const programs = await findPrograms(account);
  const call = callerFor(account, clusterDir);
  const place = { dataDir, clusterDir, account, programs, call, password: ownPassword(dataDir, account) };

  const running = await findRunning(place);
  if (running) return connection(place, running, { exited: new Promise(() => {}), stop: async () => {} });
  if (!existsSync(path.join(clusterDir, 'PG_VERSION'))) {
    report('Creating the database (once)...');
    createCluster(place);
  }
  const { port, server } = await launch(place, wantedPort, {
    ...(durable ? {} : notDurable),
    ...settings,
  });
  return connection(place, port, { exited: server.exited, stop: () => server.stop() });
}

/** The port of a server that already uses this folder; a lock file that a crash left behind is removed. */
async function findRunning({ clusterDir, password }) {
  const lock = path.join(clusterDir, 'postmaster.pid');
  const deadline = Date.now() + startPatienceMs;
  while (existsSync(lock)) {
    const [pid, , , port] = readable(lock).split('\n');
    if (await answers(Number(port), password.value, clusterDir)) return Number(port);
    if (!isServer(Number(pid))) {
      rmSync(lock, { force: true });
      return undefined;
    }
    // It is still starting, or still stopping after the last Ctrl-C.
    if (Date.now() > deadline)
      throw new UserError(
        `A PostgreSQL (process ${pid}) uses ${clusterDir} and does not answer: stop it first.`,
      );
    await wait(100);
  }
  return undefined;
}

/** The process id in a lock file may have been reused by another program, especially in a container. */
function isServer(pid) {
  if (!pid || !isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  return (
    spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout?.includes('postgres') ??
    true
  );
}

async function answers(port, password, clusterDir) {
  const client = new pg.Client({
    connectionString: address(port, password, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return path.resolve(rows[0].data_directory) === clusterDir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function launch(place, wantedPort, settings) {
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    const { server, ready, log } = await tryLaunch(place, port, settings);
    if (ready) return { port, server };
    await server.stop();
    const reason = lastLine(readFileSync(log, 'utf8'), /FATAL|error/i);
    if (attempt === attempts)
      throw new UserError(`PostgreSQL does not start in ${place.clusterDir}: ${reason}`);
  }
}

async function tryLaunch({ dataDir, clusterDir, programs, call }, port, settings) {
  const log = path.join(dataDir, 'postgres.log');
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    timezone: 'UTC',
    jit: 'off',
    ...quietErrors,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const [program, args, options] = call(programs.postgres, ['-D', clusterDir, ...flags]);
  const output = openSync(log, 'w');
  // Also if an earlier start created the log readable for everybody.
  fchmodSync(output, 0o600);
  const server = run(program, args, {
    ...options,
    cwd: '/',
    env: serverEnv(),
    stdio: ['ignore', output, output],
    stopSignal: 'SIGINT',
  });
  let over = false;
  void server.exited.then(() => (over = true));
  const deadline = Date.now() + startPatienceMs;
  while (!over && Date.now() < deadline && !isReady(clusterDir, server.pid)) await wait(20);
  return { server, ready: !over && Date.now() < deadline, log };
}

/** The server writes its state into the eighth line of its lock file. */
function isReady(clusterDir, pid) {
  const lock = path.join(clusterDir, 'postmaster.pid');
  if (!existsSync(lock)) return false;
  const lines = readFileSync(lock, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function connection({ password }, port, lifecycle) {
  const url = (database) => address(port, password.value, database);
  return {
    ...lifecycle,
    url,
    applicationUrl: (database) => address(port, ofApplication(password.value), database, applicationRole),
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
    },
  };
}

/** The cluster's owner may do anything; the application runs as a role that can only read and write. */
const applicationRole = 'wayfellow_app';
const ofApplication = (password) => createHmac('sha256', password).update(applicationRole).digest('hex');

const address = (port, password, database, role = 'wayfellow') =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
