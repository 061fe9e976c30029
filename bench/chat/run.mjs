// npm run bench -- chat: messages across two instances, beside socket.io and a floor.
//   ROUNDS=5  PAIRS=100  IN_FLIGHT=4  WARMUP=3  SECONDS=6
import { writeFileSync } from 'node:fs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { pairUp } from './acquaint.mjs';
import { contestants, fill } from './contestants.mjs';
import { goalsMeasured, reportOf } from './report.mjs';
import { talkTogether } from './talk-together.mjs';

/** Messages a second of the open loops. */
const RATES = [300, 800];

const { settings, text } = settingsOf({ ROUNDS: 5, PAIRS: 100, IN_FLIGHT: 4, WARMUP: 3, SECONDS: 6 });
const command = `${text} npm run bench -- chat`;

await withStorage({ withRedis: true }, async (storage) => {
  const people = await fill(storage, { count: 2 * settings.PAIRS, acquaint: pairUp });
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const contestant of inTurn(contestants, round)) {
      const row = await talkTogether(storage, contestant, people, { settings, rates: RATES });
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
