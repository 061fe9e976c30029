// npm run bench -- groups: what people write in groups of twelve, beside the same people in pairs.
//   ROUNDS=5  GROUPS=17  IN_FLIGHT=4  WARMUP=3  SECONDS=6
//   BASE=<a built checkout of an earlier release>: that has pairs of its own, measured in turn with ours
import { writeFileSync } from 'node:fs';
import { groupUp, pairUp } from '../chat/acquaint.mjs';
import { contestants, fill } from '../chat/contestants.mjs';
import { inPairs, talkTogether } from '../chat/talk-together.mjs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { releaseBefore } from './before.mjs';
import { goalsMeasured, reportOf } from './report.mjs';
import { SIZE, inGroups } from './talk.mjs';

const RATE = 300;

const { settings, text } = settingsOf({ ROUNDS: 5, GROUPS: 17, IN_FLIGHT: 4, WARMUP: 3, SECONDS: 6 });
const command = `${process.env.BASE ? 'BASE=… ' : ''}${text} npm run bench -- groups`;
const product = contestants.find(({ name }) => name === 'product');

await withStorage({ withRedis: true }, async (storage) => {
  let groupIds;
  const people = await fill(storage, {
    count: SIZE * settings.GROUPS,
    acquaint: async (url, all) => {
      groupIds = await groupUp(url, all, SIZE);
      // The first two of each group are matched.
      await pairUp(
        url,
        all.filter((_, i) => i % SIZE > 1),
      );
    },
  });
  const before = await releaseBefore(storage, people.length);
  const talks = [
    { name: 'pairs', contestant: product, people, talkOf: inPairs },
    { name: 'groups', contestant: product, people, talkOf: inGroups(groupIds) },
    ...(before ? [{ name: 'pairs before', ...before, talkOf: inPairs }] : []),
  ];
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const { name, contestant, people: those, talkOf } of inTurn(talks, round)) {
      const row = await talkTogether(storage, contestant, those, { settings, rates: [RATE], talkOf });
      console.error(round + 1, name, JSON.stringify(row));
      rows.push({ name, ...row });
    }
    return rows;
  });
  const report = reportOf(results, { command, rounds: roundsText(rounds), people: people.length });
  writeFileSync(new URL('../reports/groups.md', import.meta.url), report);
  writeResults('groups', { command, goals: goalsMeasured(results), rounds: roundsText(rounds) });
  console.log(report);
});
