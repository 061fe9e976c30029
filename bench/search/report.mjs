import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const cell = (value) => (value === undefined ? '' : String(value));
/** Milliseconds, or a ratio, as a cell. */
export const ms = (value) => (value === undefined ? '' : value.toFixed(2));

/** A table of Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The middle of these numbers; undefined of none. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** What the figures were measured on. */
export const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, PostgreSQL on the same machine`;

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

/** Goals 5 and 6: at most so many times the floor, so many times quicker than naive, growth from the first size. */
const goals = { floor: 1.2, naive: 50, growth: 2 };
const met = (holds) => (holds === undefined ? '' : holds ? 'met' : 'missed');
/** Whether a value holds a goal. */
export const atMost = (value, goal) =>
  met(value === undefined || Number.isNaN(value) ? undefined : value <= goal);

const timesOf = (results, size, work, variant) =>
  results.find((r) => r.size === size && r.work === work && r.variant === variant)?.times;
/** The median of per-call ratios, since only calls next to each other compare. */
export const ratio = (above, below) =>
  above && below && median(below.map((t, i) => above[i] / t).filter(Number.isFinite));
const worksOf = (results) => [...new Set(results.map(({ work }) => work))];

const ratiosOf = (results, size) => {
  const of = (work, variant) => timesOf(results, size, work, variant);
  return worksOf(results).map((work) => {
    const toFloor = ratio(of(work, 'product'), of(work, 'floor'));
    const fromNaive = ratio(of(work, 'naive'), of(work, 'product'));
    const isQuick = fromNaive === undefined ? undefined : fromNaive >= goals.naive;
    return [work, ms(toFloor), atMost(toFloor, goals.floor), ms(fromNaive), met(isQuick)];
  });
};

/** At most so many times the release before. */
const sinceBefore = { 'message insert': 1.02, other: 1.05 };

const againstBefore = (results, size) => {
  const of = (work, variant) => timesOf(results, size, work, variant);
  const rows = worksOf(results).flatMap((work) =>
    [
      [work, 'product', 'before'],
      [`${work}, over HTTP`, 'http', 'http before'],
    ].flatMap(([name, variant, before]) => {
      const times = ratio(of(work, variant), of(work, before));
      const goal = sinceBefore[work] ?? sinceBefore.other;
      return times === undefined ? [] : [[name, ms(times), goal, atMost(times, goal)]];
    }),
  );
  if (rows.length === 0) return '';
  return `
## Against the release before, at ${size} travelers

The same travelers in a database of its own, asked in turn; here 1 % of them are in a block, there nobody can block.

${table(['work', 'product / before', 'at most', ''], rows)}
`;
};

const growth = (results, sizes) => {
  const p50 = (size, work) =>
    median(results.find((r) => r.size === size && r.work === work && r.variant === 'product')?.times ?? []);
  const [first, last] = [sizes[0], sizes.at(-1)];
  return worksOf(results).map((work) => {
    const times = p50(last, work) / p50(first, work);
    return [work, ms(times), atMost(times, goals.growth)];
  });
};

/** Writes the report and gives its text. */
export const writeReport = ({ file, command, results, sizes, migrations, verdict }) => {
  const largest = sizes.at(-1);
  const text = `# Suggestions and search

${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${machine()}.

Each call was made to all variants in turn. \`http\` is the whole answer over HTTP, with session and views; \`product\`
the ranking alone, as \`floor\` and \`naive\` are. The floor of suggestions elsewhere is a list made beforehand; that of the
others ranks those who share days and boosts nobody. Only ratios of one run mean anything.

${timesTable(results)}

## At ${largest} travelers

${table(['work', 'product / floor', `at most ${goals.floor}`, 'naive / product', `at least ${goals.naive}`], ratiosOf(results, largest))}
${againstBefore(results, largest)}
## Growth of \`product\` from ${sizes[0]} to ${largest} travelers (p50)

${table(['work', 'times', `at most ${goals.growth}`], growth(results, sizes))}

${migrations.map(({ size, migratedMs }) => `Bringing the schema up to date at ${size} travelers took ${Math.round(migratedMs)} ms.`).join('\n')}

${verdict}
`;
  mkdirSync(new URL('../reports/', import.meta.url), { recursive: true });
  writeFileSync(file, text);
  return text;
};
