import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const sum = (times) => Object.values(times).reduce((all, one) => all + one, 0);
const used = () =>
  cpus().reduce(({ idle, all }, { times }) => ({ idle: idle + times.idle, all: all + sum(times) }), {
    idle: 0,
    all: 0,
  });

/** The share of the machine, 0 to 1, that others take: measured over a second in which we do nothing. */
export async function busyShare() {
  const before = used();
  await wait(1000);
  const after = used();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}
