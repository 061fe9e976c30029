// npm run bench -- scaling: the same chat load on one, two and three instances, of the product and of the floor of chat.
//   ROUNDS=3  PAIRS=200  IN_FLIGHT=2  WARMUP=15  SECONDS=6
import { writeFileSync } from 'node:fs';
import { pairUp } from '../chat/acquaint.mjs';
import { contestants, fill } from '../chat/contestants.mjs';
import { talkTogether } from '../chat/talk-together.mjs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { RATE, goalsMeasured, reportOf } from './report.mjs';

const INSTANCES = [1, 2, 3];

// Each instance compiles its own code: before it has, more instances cost more by themselves.
const { settings, text } = settingsOf({ ROUNDS: 3, PAIRS: 200, IN_FLIGHT: 2, WARMUP: 15, SECONDS: 6 });
const command = `${text} npm run bench -- scaling`;
const compared = contestants.filter(({ name }) => ['floor', 'product'].includes(name));
const turns = compared.flatMap((contestant) => INSTANCES.map((instances) => ({ contestant, instances })));

await withStorage({ withRedis: true }, async (storage) => {
  const people = await fill(storage, { count: 2 * settings.PAIRS, acquaint: pairUp });
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const { contestant, instances } of inTurn(turns, round)) {
      const row = await talkTogether(storage, contestant, people, { settings, rates: [RATE], instances });
      console.error(round + 1, contestant.name, instances, JSON.stringify(row));
      rows.push({ name: contestant.name, instances, ...row });
    }
    return rows;
  });
  const report = reportOf(results, { command, rounds: roundsText(rounds), pairs: settings.PAIRS });
  writeFileSync(new URL('../reports/scaling.md', import.meta.url), report);
  writeResults('scaling', { command, goals: goalsMeasured(results), rounds: roundsText(rounds) });
  console.log(report);
});
