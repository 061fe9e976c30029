import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const killAfterMs = 20_000;
let guard;

/** Whether a process with this id exists, even of another user; a negative id means a process group. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Sends `signal`, waits until the process (or group) is gone, and kills it when it takes longer than 20 s. */
export async function end(pid, signal) {
  const deadline = Date.now() + killAfterMs;
  try {
    process.kill(pid, signal);
    while (isAlive(pid) && Date.now() < deadline) await wait(25);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a child process that ends with us, even after a kill -9. It has its own process group, because a Ctrl-C in the
 * terminal goes to the whole group and would stop the database before the programs that use it.
 *
 * @param {{ stopSignal?: string, withDescendants?: boolean } & import('node:child_process').SpawnOptions} options
 * @returns {{ child: import('node:child_process').ChildProcess, pid: number, exited: Promise<{code: number | null, signal: string | null}>,
 *   stop(signal?: string): Promise<void> }}
 */
export function run(command, args, { stopSignal = 'SIGTERM', withDescendants = false, ...options } = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const target = withDescendants && process.platform !== 'win32' ? -child.pid : child.pid;
  if (child.pid) watch(target, stopSignal, exited);
  return {
    child,
    pid: child.pid,
    exited,
    stop: async (signal = stopSignal) => {
      if (child.pid && child.exitCode === null && child.signalCode === null) await end(target, signal);
      await exited;
    },
  };
}

function watch(pid, signal, exited) {
  guard ??= startGuard();
  guard.stdin.write(`+${pid} ${signal}\n`);
  void exited.then(() => guard.stdin.write(`-${pid}\n`));
}

function startGuard() {
  const started = spawn(process.execPath, [fileURLToPath(new URL('guard.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  started.unref();
  started.stdin.unref?.();
  // If the guard was killed, we still go on.
  started.stdin.on('error', () => {});
  return started;
}

/** Calls `stop` once at the first signal that asks us to end; a second signal ends the process at once. */
export function onStop(stop) {
  let stopping = false;
  const once = (signal) => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  // npm passes signals on, but a killed npm would leave us behind without a terminal.
  const callers = lineage();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => lineage() !== callers && !stopping && once('SIGTERM'), 1000).unref();
  }
}

/** The ids of our parent and, where /proc exists, of its parent: npm starts us through a shell. */
function lineage() {
  const { ppid } = process;
  const status = `/proc/${ppid}/status`;
  return `${ppid} ${existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : ''}`;
}
