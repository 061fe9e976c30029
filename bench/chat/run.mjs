// npm run bench -- chat: messages across two instances, beside socket.io and a floor.
//   ROUNDS=5  PAIRS=100  IN_FLIGHT=4  WARMUP=3  SECONDS=6
import { writeFileSync } from 'node:fs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { startLoad } from '../lib/server.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { contestants, fill, withInstances } from './contestants.mjs';
import { goalsMeasured, reportOf } from './report.mjs';

/** Messages a second of the open loops. */
const RATES = [300, 800];

const { settings, text } = settingsOf({ ROUNDS: 5, PAIRS: 100, IN_FLIGHT: 4, WARMUP: 3, SECONDS: 6 });
const command = `${text} npm run bench -- chat`;

/** Lets a contestant's people talk, with the load in a process of its own. */
const talk = (storage, contestant, people) =>
  withInstances(storage, contestant, async ({ servers, urls, databaseUrl }) => {
    const load = startLoad('chat/load/run.mjs');
    try {
      return await load.ask({
        task: 'talk',
        protocol: contestant.protocol,
        urls,
        people,
        databaseUrl,
        pairs: settings.PAIRS,
        inFlight: settings.IN_FLIGHT,
        rates: RATES,
        warmup: settings.WARMUP,
        seconds: settings.SECONDS,
        pids: {
          servers: servers.map(({ pid }) => pid),
          postgres: storage.postgresPid,
          redis: storage.redis.pid,
        },
      });
    } finally {
      await load.stop();
    }
  });

await withStorage({ withRedis: true }, async (storage) => {
  const people = await fill(storage, { count: 2 * settings.PAIRS, arePairs: true });
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const contestant of inTurn(contestants, round)) {
      const row = await talk(storage, contestant, people);
      console.error(round + 1, contestant.name, JSON.stringify(row));
      rows.push({ name: contestant.name, ...row });
    }
    return rows;
  });
  const names = contestants.map(({ name }) => name);
  const report = reportOf(results, { command, names, rounds: roundsText(rounds), pairs: settings.PAIRS });
  writeFileSync(new URL('../reports/chat.md', import.meta.url), report);
  writeResults('chat', { command, goals: goalsMeasured(results), rounds: roundsText(rounds) });
  console.log(report);
});
