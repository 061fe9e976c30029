import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from 'redis';
import { freePort } from './free-port.js';
import { waitFor } from './wait-for.js';

export interface TestRedis {
  url: string;
  /** Kills it, as a crash would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  client.destroy();
  return true;
};

/** Whether this machine has a redis-server; says so where it has not. In CI it must have one. */
export const hasRedis = (): boolean => {
  const isThere = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere && process.env.CI) throw new Error('redis-server is not installed');
  if (!isThere) process.stdout.write('redis-server is not installed: what Redis does is not shown here\n');
  return isThere;
};

/** Starts a Redis of the suite's own on a free port, keeping nothing. Kill it in afterAll. */
export const startRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    running = spawn('redis-server', options, { stdio: 'ignore' });
    await waitFor(() => answers(url));
  };
  const kill = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  await start();
  return { url, kill, start };
};
