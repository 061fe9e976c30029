// npm run bench -- idle: memory of signed-in sockets that say nothing, on two instances, beside socket.io and a floor.
//   ROUNDS=5  SOCKETS=12000  FIRST=2000
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { contestants, fill, withInstances } from '../chat/contestants.mjs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { startLoad } from '../lib/server.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { memoryOf } from '../lib/usage.mjs';
import { goalsMeasured, reportOf } from './report.mjs';

/** What opening a socket leaves behind is let go of after a moment. */
const SETTLE_MS = 1500;

const { settings, text } = settingsOf({ ROUNDS: 5, SOCKETS: 12_000, FIRST: 2000 });
const command = `${text} npm run bench -- idle`;

const MIB = 2 ** 20;

/**
 * The MiB of all instances after a collection: resident, and in use, which is without the room that a heap keeps for later. A
 * large program has more of that, and its first thousands of connections would look as if they cost nothing.
 */
async function memoryOfAll(servers) {
  await wait(SETTLE_MS);
  const free = [];
  for (const server of servers) free.push((await server.collect()).heapFree);
  await wait(SETTLE_MS);
  const resident = sum(servers.map(({ pid }) => memoryOf(pid)));
  return { resident, inUse: resident - sum(free) / MIB };
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Opens the first sockets, which pay for code that all share, and then the others, which memory grows by from there. */
const hold = (storage, contestant, people) =>
  withInstances(storage, contestant, async ({ servers, urls }) => {
    const load = startLoad('chat/load/run.mjs');
    const { protocol } = contestant;
    const open = (some) => load.ask({ task: 'open', protocol, urls, people: some });
    try {
      const empty = await memoryOfAll(servers);
      await open(people.slice(0, settings.FIRST));
      const first = await memoryOfAll(servers);
      const rest = people.slice(settings.FIRST);
      const { seconds } = await open(rest);
      const all = await memoryOfAll(servers);
      const kibEach = (kind) => ((all[kind] - first[kind]) * 1024) / rest.length;
      return {
        kibEach: kibEach('inUse'),
        kibResident: kibEach('resident'),
        total: all.resident,
        empty: empty.resident,
        opensPerSecond: rest.length / seconds,
      };
    } finally {
      await load.stop();
    }
  });

await withStorage({ withRedis: true }, async (storage) => {
  const people = await fill(storage, { count: settings.SOCKETS });
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const contestant of inTurn(contestants, round)) {
      const row = await hold(storage, contestant, people);
      console.error(round + 1, contestant.name, JSON.stringify(row));
      rows.push({ name: contestant.name, ...row });
    }
    return rows;
  });
  const names = contestants.map(({ name }) => name);
  const report = reportOf(results, { command, names, rounds: roundsText(rounds), ...settings });
  writeFileSync(new URL('../reports/idle.md', import.meta.url), report);
  writeResults('idle', { command, goals: goalsMeasured(results), rounds: roundsText(rounds) });
  console.log(report);
});
