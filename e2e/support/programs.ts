import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../tools/ports.mjs';

/** Far longer than anything here takes on a busy machine: only what never comes is given up. */
export const WAIT_MS = 120_000;

export { freePort };

/** A program that runs until `stop`; what it printed is told when it ends by itself. */
export const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += data));
  child.stderr?.on('data', (data) => (printed += data));
  /** Waits until the program has printed a text; fails when it ends without. */
  const hasPrinted = async (text: string) => {
    while (!printed.includes(text)) {
      const more = new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
      await Promise.race([more, ended]);
      if (child.exitCode !== null) throw new Error(`It ended without saying ${text}:\n${printed}`);
    }
  };
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    stop,
    ended,
    hasPrinted,
    printed: () => printed.slice(-4_000),
    isRunning: () => child.exitCode === null,
  };
};

/** Asks until the address answers well; fails when the program behind it ended. */
export const untilReady = async (url: string, program: ReturnType<typeof run>): Promise<void> => {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until && program.isRunning()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready. The program printed:\n${program.printed()}`);
};
