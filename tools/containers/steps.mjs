import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What is still running, so that a Ctrl-C can end it. */
const running = new Set();

/**
 * Runs a program to its end, and shows its output only if it fails.
 *
 * @throws {Error} with the output
 */
export async function step(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close').finally(() => running.delete(child));
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

/** Ends the step that is running. */
export const stopSteps = () => running.forEach((child) => child.kill());
