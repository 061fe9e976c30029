// What processes have used so far, by what Linux says in /proc.
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's clock. */
const TICKS_A_SECOND = 100;

const statOf = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the program's name, which is in parentheses and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: Number(fields[1]),
    own: (user + system) / TICKS_A_SECOND,
    ended: (endedUser + endedSystem) / TICKS_A_SECOND,
  };
};

/** Seconds of CPU of a process, all its threads. */
export const cpuOf = (pid) => statOf(pid).own;

/** Seconds of CPU of a process with its children, also of those that have ended: PostgreSQL has one for each connection. */
export function cpuOfFamily(pid) {
  const { own, ended } = statOf(pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(childStat)
    .filter((stat) => stat?.parent === pid)
    .reduce((sum, child) => sum + child.own, own + ended);
}

const childStat = (pid) => {
  try {
    return statOf(pid);
  } catch {
    // It has ended since the list was read.
    return undefined;
  }
};

/** The MiB of memory that are a process's own: without files, which the kernel may drop and read again. */
export function memoryOf(pid) {
  const [, kib] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kib) / 1024;
}
