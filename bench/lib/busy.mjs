import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const MEASURED_MS = 1000;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The processors' time so far, idle and in all, to tell later how busy the machine was since. */
export const processorTimes = () => ({
  idle: sum(cpus().map(({ times }) => times.idle)),
  all: sum(cpus().flatMap(({ times }) => Object.values(times))),
});

/** The share of the machine, 0 to 1, that was in use between two readings of `processorTimes`. */
export const busyBetween = (before, after) => 1 - (after.idle - before.idle) / (after.all - before.all);

/** The share of the machine, 0 to 1, that others take: measured over a second in which we do nothing. */
export async function busyBefore() {
  const before = processorTimes();
  await wait(MEASURED_MS);
  return busyBetween(before, processorTimes());
}
