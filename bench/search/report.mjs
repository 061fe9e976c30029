import { writeFileSync } from 'node:fs';
import { goalOf, limitText, verdictOf } from '../goals.mjs';
import { machine, table, today } from '../lib/markdown.mjs';
import { floorGoalOf, growthOf, ratio, timesOf, worksOf } from './ratios.mjs';

/** Milliseconds, or a ratio, as a cell. */
export const ms = (value) => (Number.isFinite(value) ? value.toFixed(2) : '');

/** The times of each work and variant. */
export const timesTable = (results) =>
  table(
    ['travelers', 'work', 'variant', 'calls', 'p50 ms', 'p95 ms', 'rows as naive'],
    results.map(({ size, work, variant, times, agreed, judged }) => {
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share) => ms(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
      return [size, work, variant, times.length, at(0.5), at(0.95), judged ? `${agreed} of ${judged}` : ''];
    }),
  );

/** Whether a value holds a limit; nothing where it was not measured. */
export const verdict = (limit, value) => (Number.isFinite(value) ? verdictOf(limit, value) : '');

const ratiosTable = (results, size) => {
  const naiveGoal = goalOf('search.naive');
  const head = ['work', 'product / floor', 'goal', '', 'naive / product', limitText(naiveGoal)];
  const rows = worksOf(results).map((work) => {
    const floorGoal = goalOf(floorGoalOf(work));
    const toFloor = ratio(timesOf(results, size, work, 'product'), timesOf(results, size, work, 'floor'));
    const fromNaive = ratio(timesOf(results, size, work, 'naive'), timesOf(results, size, work, 'product'));
    return [
      work,
      ms(toFloor),
      Number.isFinite(toFloor) ? limitText(floorGoal) : '',
      verdict(floorGoal, toFloor),
      ms(fromNaive),
      verdict(naiveGoal, fromNaive),
    ];
  });
  return table(head, rows);
};

/** At most so many times the release before. */
const sinceBefore = { 'message insert': 1.02, other: 1.05 };

const againstBefore = (results, size) => {
  const rows = worksOf(results).flatMap((work) =>
    [
      [work, 'product', 'before'],
      [`${work}, over HTTP`, 'http', 'http before'],
    ].flatMap(([name, variant, before]) => {
      const times = ratio(timesOf(results, size, work, variant), timesOf(results, size, work, before));
      const goal = sinceBefore[work] ?? sinceBefore.other;
      return Number.isFinite(times) ? [[name, ms(times), goal, verdict({ max: goal }, times)]] : [];
    }),
  );
  if (rows.length === 0) return '';
  return `
## Against the release before, at ${size} travelers

The same travelers in a database of its own, asked in turn; here 1 % of them are in a block, there nobody can block.

${table(['work', 'product / before', 'at most', ''], rows)}
`;
};

const growthTable = (results, sizes) => {
  const goal = goalOf('search.suggest.growth');
  const rows = worksOf(results).map((work) => {
    const times = growthOf(results, sizes, work);
    return [work, ms(times), verdict(goal, times)];
  });
  return table(['work', 'times', limitText(goal)], rows);
};

/** Writes the report and gives its text. */
export const writeReport = ({ file, command, results, sizes, migrations, rows }) => {
  const largest = sizes.at(-1);
  const text = `# Suggestions and search

${today()}, \`${command}\`, ${machine()}, PostgreSQL on the same machine.

Each call was made to all variants in turn. \`http\` is the whole answer over HTTP, with session and views; \`product\`
the ranking alone, as \`floor\` and \`naive\` are. The floor of suggestions elsewhere is a list made beforehand; that of the
others ranks those who share days and boosts nobody. Only ratios of one run mean anything.

${timesTable(results)}

## At ${largest} travelers

${ratiosTable(results, largest)}
${againstBefore(results, largest)}
## Growth of \`product\` from ${sizes[0]} to ${largest} travelers (p50)

${growthTable(results, sizes)}

${migrations.map(({ size, migratedMs }) => `Bringing the schema up to date at ${size} travelers took ${Math.round(migratedMs)} ms.`).join('\n')}

${rows}
`;
  writeFileSync(file, text);
  return text;
};
