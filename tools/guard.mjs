// Ends the child processes of a parent that was killed before it could do so itself. The parent lists them on this
// process's standard input ('+pid signal', '-pid'); end of input means that the parent is gone.
import { createInterface } from 'node:readline';
import { end } from './processes.mjs';

/** @type {Map<number, NodeJS.Signals>} */
const watched = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const [pid, signal] = line.slice(1).split(' ');
  if (line.startsWith('+')) watched.set(Number(pid), signal);
  else watched.delete(Number(pid));
}
for (const [pid, signal] of [...watched].reverse()) await end(pid, signal);
