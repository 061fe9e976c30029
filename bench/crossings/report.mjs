import { writeFileSync } from 'node:fs';
import { goalOf, limitText } from '../goals.mjs';
import { machine, table, today } from '../lib/markdown.mjs';
import {
  growthOf,
  measuredGrowth,
  measuredRatio,
  ratio,
  timesOf,
  worksOf,
  worstOf,
} from '../search/ratios.mjs';
import { ms, timesTable, verdict } from '../search/report.mjs';

const floorGoal = goalOf('crossings.floor');
const growthGoal = goalOf('crossings.growth');

/** The floor of the counts does less than the work: only people are held to it. */
const isPeople = (work) => work.endsWith('people');

const ratiosTable = (results, sizes) => {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const head = [
    'work',
    'product / floor',
    `people ${limitText(floorGoal)}`,
    `p50 at ${last} / ${first}`,
    limitText(growthGoal),
  ];
  const rows = worksOf(results).map((work) => {
    const toFloor = ratio(timesOf(results, last, work, 'product'), timesOf(results, last, work, 'floor'));
    const growth = growthOf(results, sizes, work);
    return [
      work,
      ms(toFloor),
      isPeople(work) ? verdict(floorGoal, toFloor) : '',
      ms(growth),
      verdict(growthGoal, growth),
    ];
  });
  return table(head, rows);
};

/** What the summary of all goals reads of a run; `wrong` counts the answers that differ from the naive ones. */
export const goalsMeasured = (results, sizes, wrong) => {
  const works = worksOf(results);
  const toFloor = (work) => measuredRatio(results, sizes.at(-1), work, ['product', 'floor']);
  const growth = (work) => measuredGrowth(results, sizes, work);
  return [
    worstOf('crossings.floor', works.filter(isPeople).map(toFloor)),
    worstOf('crossings.growth', works.map(growth)),
    { id: 'crossings.rows', value: wrong },
  ];
};

/** Writes the report and gives its text. */
export const writeReport = ({ file, command, results, sizes, wrong }) => {
  const text = `# Crossings

${today()}, \`${command}\`, ${machine()}, PostgreSQL on the same machine.

\`product\` is the statement of a page of 20 people, or of the counts a day, of one board. Each call was made to all variants in
turn, for different viewers and days. The \`floor\` of people ranks those who share days by pairs of trips, from cards without
blocks and without who is shown; that of counts reads the same cards and only counts them, which is less than the work. \`naive\`
reads the tables. Only ratios of one run mean anything.

## At ${sizes.at(-1)} travelers

${ratiosTable(results, sizes)}

## All times

${timesTable(results)}

${wrong ? `${wrong} answers differ from the naive ones.` : 'Every judged answer has the very rows of the naive one.'}
`;
  writeFileSync(file, text);
  return text;
};
