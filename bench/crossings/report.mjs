import { writeFileSync } from 'node:fs';
import { atMost, machine, median, ms, ratio, table, timesTable } from '../search/report.mjs';

/** At most so many times the floor, and growth from the first size to the last. */
const goals = { floor: 1.3, growth: 3 };

const timesOf = (results, size, work, variant) =>
  results.find((one) => one.size === size && one.work === work && one.variant === variant)?.times ?? [];

const ratios = (results, sizes) => {
  const [first, last] = [sizes[0], sizes.at(-1)];
  return [...new Set(results.map(({ work }) => work))].map((work) => {
    const product = timesOf(results, last, work, 'product');
    const toFloor = ratio(product, timesOf(results, last, work, 'floor'));
    const growth = median(product) / median(timesOf(results, first, work, 'product'));
    return [
      work,
      ms(toFloor),
      work.endsWith('people') ? atMost(toFloor, goals.floor) : '',
      ms(growth),
      sizes.length > 1 ? atMost(growth, goals.growth) : '',
    ];
  });
};

/** Writes the report and gives its text. */
export const writeReport = ({ file, command, results, sizes, wrong }) => {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const head = [
    'work',
    'product / floor',
    `people at most ${goals.floor}`,
    `p50 at ${last} / ${first}`,
    `at most ${goals.growth}`,
  ];
  const text = `# Crossings

${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${machine()}.

\`product\` is the statement of a page of 20 people, or of the counts a day, of one board. Each call was made to all variants in
turn, for different viewers and days. The \`floor\` of people ranks those who share days by pairs of trips, from cards without
blocks and without who is shown; that of counts reads the same cards and only counts them, which is less than the work. \`naive\`
reads the tables. Only ratios of one run mean anything.

## At ${last} travelers

${table(head, ratios(results, sizes))}

## All times

${timesTable(results)}

${wrong ? `${wrong} answers differ from the naive ones.` : 'Every judged answer has the very rows of the naive one.'}
`;
  writeFileSync(file, text);
  return text;
};
