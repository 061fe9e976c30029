import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.mjs';
import { run } from '../processes.mjs';
import { programPath } from './programs.mjs';

const START_LIMIT_MS = 60_000;
const POLL_MS = 20;

/**
 * Starts a Redis without persistence, on a free port.
 *
 * @returns {Promise<{ url: string, pid: number, start(): Promise<void>, kill(): Promise<void>, stop(): Promise<void> }>} kill
 *   ends it as a crash would; start starts it again on the same port
 */
export async function startRedis() {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let redis;
  const start = async () => {
    redis = run(programPath('redis'), options, { stdio: 'ignore', cwd: tmpdir() });
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await listens(port))) {
      if (performance.now() > deadline) throw new Error('redis-server did not start.');
      await wait(POLL_MS);
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return redis.pid;
    },
    start,
    kill: () => redis.stop('SIGKILL'),
    stop: () => redis.stop(),
  };
}

/** Redis listens once it can serve. */
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
