import { execFileSync } from 'node:child_process';
import { run } from '../processes.mjs';

/** What is still running, so that a Ctrl-C can end it. */
const running = new Set();

/**
 * Runs a program to its end, and shows its output only if it fails. It ends with us, with all that it has started.
 *
 * @throws {Error} with the output
 */
export async function step(command, args, options = {}) {
  const program = run(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    withDescendants: true,
    ...options,
  });
  running.add(program);
  let printed = '';
  const { stdout, stderr } = program.child;
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => (printed += chunk));
  const { code } = await program.exited.finally(() => running.delete(program));
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed.slice(-6_000)}`);
  return printed.trim();
}

/** The standard output of a program that ends at once. */
export const output = (command, args, options = {}) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 2 ** 20,
    ...options,
  }).trim();

/** Ends the steps that are running. */
export const stopSteps = () => Promise.all([...running].map((program) => program.stop()));
