import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const cell = (value) => (value === undefined ? '' : String(value));
const ms = (value) => (value === undefined ? '' : value.toFixed(2));

/** A table of Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The middle of these numbers; undefined of none. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, PostgreSQL on the same machine`;

const timesTable = (results) =>
  table(
    ['travellers', 'work', 'variant', 'calls', 'p50 ms', 'p95 ms', 'rows as naive'],
    results.map(({ size, work, variant, times, agreed, judged }) => {
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share) => ms(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
      return [size, work, variant, times.length, at(0.5), at(0.95), judged ? `${agreed} of ${judged}` : ''];
    }),
  );

/** Medians of per-call ratios at one size, since only calls next to each other compare. */
const ratiosOf = (results, size) => {
  const of = (work, variant) =>
    results.find((r) => r.size === size && r.work === work && r.variant === variant)?.times;
  const ratio = (above, below) =>
    above && below && median(below.map((t, i) => above[i] / t).filter(Number.isFinite));
  return [...new Set(results.map(({ work }) => work))].map((work) => [
    work,
    ms(ratio(of(work, 'product'), of(work, 'floor'))),
    ms(ratio(of(work, 'naive'), of(work, 'product'))),
  ]);
};

const growth = (results, sizes) => {
  const p50 = (size, work) =>
    median(results.find((r) => r.size === size && r.work === work && r.variant === 'product')?.times ?? []);
  const [first, last] = [sizes[0], sizes.at(-1)];
  return [...new Set(results.map(({ work }) => work))].map((work) => [
    work,
    ms(p50(last, work) / p50(first, work)),
  ]);
};

/** Writes the report and gives its text. */
export const writeReport = ({ file, command, results, sizes, migrations, verdict }) => {
  const largest = sizes.at(-1);
  const text = `# Suggestions and search

${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${machine()}.

Each call was made to all variants in turn. \`http\` is the whole answer over HTTP, with session and views; \`product\`
the ranking alone, as \`floor\` and \`naive\` are. Only ratios of one run mean anything.

${timesTable(results)}

## At ${largest} travellers

${table(['work', 'product / floor', 'naive / product'], ratiosOf(results, largest))}

## Growth of \`product\` from ${sizes[0]} to ${largest} travellers (p50)

${table(['work', 'times'], growth(results, sizes))}

${migrations.map(({ size, migratedMs }) => `Bringing the schema up to date at ${size} travellers took ${Math.round(migratedMs)} ms.`).join('\n')}

${verdict}
`;
  mkdirSync(new URL('../reports/', import.meta.url), { recursive: true });
  writeFileSync(file, text);
  return text;
};
