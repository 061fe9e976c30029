import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/ports.mjs';
import { lastLine } from '../../tools/postgres/cluster.mjs';
import { run } from '../../tools/processes.mjs';
import { waitUntilReady } from '../../tools/product/ready.mjs';
import { UserError } from '../../tools/user-error.mjs';
import { root } from '../../tools/workspace.mjs';
import { SECRET } from './people.mjs';

const collectHook = new URL('collect.mjs', import.meta.url).href;

/**
 * A server that is measured.
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {number} pid
 * @property {() => Promise<{ heapUsed: number, heapFree: number }>} collect forces a collection of its garbage, and tells the
 *   bytes that are left in its heap, and those that it keeps for later
 * @property {() => Promise<void>} stop
 */

const launch = (script, { env, stdio = ['ignore', 'inherit', 'inherit'] }) =>
  run(process.execPath, ['--expose-gc', '--import', collectHook, script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: [...stdio, 'ipc'],
  });

const serverOf = ({ child, pid, stop }, url) => ({
  url,
  pid,
  stop,
  collect: () => {
    const collected = messageOf(child);
    child.send('collect');
    return collected;
  },
});

/** The next message of a child process; fails when it ends instead. */
const messageOf = (child) =>
  new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

/**
 * Starts a program that makes load, in a process of its own, by its path in bench.
 *
 * @returns {{ ask(task: object): Promise<any>, stop(): Promise<void> }} ask: does a task, and gives what came of it
 */
export function startLoad(script) {
  const { child, stop } = run(process.execPath, [fileURLToPath(new URL(`../${script}`, import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ask = (task) => {
    const done = messageOf(child);
    child.send(task);
    return done;
  };
  return { ask, stop };
}

/**
 * Starts a server of bench/peers, by its path there.
 *
 * @returns {Promise<Server>}
 */
export async function startPeer(script, { databaseUrl, redisUrl }) {
  const server = launch(fileURLToPath(new URL(`../peers/${script}`, import.meta.url)), {
    env: { DATABASE_URL: databaseUrl, ...(redisUrl && { REDIS_URL: redisUrl }) },
  });
  const { port } = await messageOf(server.child);
  return serverOf(server, `http://127.0.0.1:${port}`);
}

/**
 * Starts an instance of the built backend as in production, logging into a file of `folder` as it would to a collector. Only the
 * rate limits are raised: the load comes from one address.
 *
 * @returns {Promise<Server>}
 */
export async function startInstance({ databaseUrl, redisUrl, folder }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, `instance-${port}.log`);
  const log = openSync(logFile, 'w');
  const server = launch(path.join(root, 'backend/dist/main.js'), {
    env: {
      SESSION_SECRET: SECRET,
      ACCOUNT_SECRET: SECRET,
      ROLE: 'web',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      RATE_LIMIT_FACTOR: '1000000',
      DATABASE_URL: databaseUrl,
      ...(redisUrl && { REDIS_URL: redisUrl }),
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_ORIGIN: url,
    },
    stdio: ['ignore', log, log],
  });
  const ended = server.exited.then(({ code }) => {
    throw new UserError(`The backend ended with ${code}: ${lastLine(readFileSync(logFile, 'utf8'))}`);
  });
  await Promise.race([waitUntilReady(port), ended]);
  return serverOf(server, url);
}
