import { type ChildProcess, spawn } from 'node:child_process';

/** Far longer than anything here takes even on a busy machine, so that only real failures time out. */
export const WAIT_MS = 120_000;

/** Runs a program until `stop`; errors include its output when it exits by itself. */
export const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += data));
  child.stderr?.on('data', (data) => (printed += data));
  /** Waits until the program has printed a text; fails if it exits before. */
  const hasPrinted = async (text: string) => {
    while (!printed.includes(text)) {
      const more = new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
      await Promise.race([more, ended]);
      if (child.exitCode !== null) throw new Error(`It exited without printing ${text}:\n${printed}`);
    }
  };
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  /** Ends it as a crash does. */
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    stop,
    kill,
    ended,
    hasPrinted,
    printed: () => printed.slice(-4_000),
    exitCode: () => child.exitCode,
    isRunning: () => child.exitCode === null,
  };
};

/** Runs a program that ends by itself; fails with its output unless it went well. */
export const runToEnd = async (command: string, args: string[]): Promise<void> => {
  const program = run(command, args);
  await program.ended;
  if (program.exitCode() !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${program.printed()}`);
};

/** Polls a URL until it responds successfully; fails if the program behind it has exited. */
export const untilReady = async (url: string, program: ReturnType<typeof run>): Promise<void> => {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until && program.isRunning()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready. The program printed:\n${program.printed()}`);
};
