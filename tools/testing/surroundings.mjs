import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../user-error.mjs';
import { freePort } from '../ports.mjs';
import { run } from '../processes.mjs';
import { root } from '../workspace.mjs';
import { programPath } from './programs.mjs';

/** The environment of the suites: ours without the product's settings, which would change what is tested. */
export function testEnv() {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const settings = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}

/** One PostgreSQL for all suites, which make their own databases in it; gone afterwards with its folder. */
export async function startTestDatabase() {
  const { startPostgres } = await import('../embedded-postgres.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-test-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const settings = { max_connections: '300' };
    const postgres = await startPostgres({ dataDir: folder, durable: false, settings });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    return { env: { TEST_DATABASE_URL: postgres.url('postgres') }, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A Redis that keeps nothing. */
export async function startTestRedis() {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = run(programPath('redis'), options, { stdio: 'ignore', cwd: tmpdir() });
  for (let attempt = 0; !(await listens(port)); attempt++) {
    if (attempt === 600) throw new UserError('redis-server did not start.');
    await wait(100);
  }
  return { env: { TEST_REDIS_URL: `redis://127.0.0.1:${port}` }, stop: () => redis.stop() };
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
