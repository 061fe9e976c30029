// npm run bench -- idle: memory of signed-in sockets that say nothing, on two instances, beside socket.io and a floor.
//   ROUNDS=5  SOCKETS=12000  MORE=6000
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
const SETTLE_MS = 1000;

const { settings, text } = settingsOf({ ROUNDS: 5, SOCKETS: 12_000, MORE: 6000 });
const command = `${text} npm run bench -- idle`;

const MIB = 2 ** 20;

/**
 * The MiB of all instances after a collection: resident; in use, which is without the room that a heap keeps for later; and what
 * of that is in the heap.
 */
async function memoryOfAll(servers) {
  await wait(SETTLE_MS);
  const heaps = [];
  for (const server of servers) heaps.push(await server.collect());
  await wait(SETTLE_MS);
  const resident = sum(servers.map(({ pid }) => memoryOf(pid)));
  const mibOf = (part) => sum(heaps.map((heap) => heap[part])) / MIB;
  return { resident, inUse: resident - mibOf('heapFree'), heap: mibOf('heapUsed') };
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Opens sockets, and then more. What a connection takes is what memory grows by with those: the first ones pay for code that all
 * share, and fill the room that a start leaves in a process, of which a large program has more.
 */
const hold = (storage, contestant, people) =>
  withInstances(storage, contestant, async ({ servers, urls }) => {
    const { protocol } = contestant;
    const loads = [];
    // Each from a process of its own: how many files one may open is limited.
    const open = (some) => {
      const load = startLoad('chat/load/run.mjs');
      loads.push(load);
      return load.ask({ task: 'open', protocol, urls, people: some });
    };
    try {
      const empty = await memoryOfAll(servers);
      const { seconds } = await open(people.slice(0, settings.SOCKETS));
      const wanted = await memoryOfAll(servers);
      await open(people.slice(settings.SOCKETS));
      const more = await memoryOfAll(servers);
      const kibEach = (kind) => ((more[kind] - wanted[kind]) * 1024) / settings.MORE;
      return {
        kibEach: kibEach('inUse'),
        kibResident: kibEach('resident'),
        total: wanted.resident,
        empty: empty.resident,
        emptyHeap: empty.heap,
        opensPerSecond: settings.SOCKETS / seconds,
      };
    } finally {
      await Promise.all(loads.map((load) => load.stop()));
    }
  });

await withStorage({ withRedis: true }, async (storage) => {
  const people = await fill(storage, { count: settings.SOCKETS + settings.MORE });
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
