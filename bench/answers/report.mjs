import { goalsOf } from '../goals.mjs';
import { machine, shown, table, today } from '../lib/markdown.mjs';
import { median, quantile, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';

const find = (round, size, page) => round.find((one) => one.size === size && one.page === page);
const p50 = (round, size, page, who) => median(find(round, size, page).times[who]);

/** What a goal is in one round: `answers.<page>.<measure>`, at the most travelers. */
const measures = {
  floor: (round, page, sizes) =>
    p50(round, sizes.at(-1), page, 'product') / p50(round, sizes.at(-1), page, 'floor'),
  growth: (round, page, sizes) =>
    sizes.length > 1
      ? p50(round, sizes.at(-1), page, 'product') / p50(round, sizes[0], page, 'product')
      : NaN,
  above: (round, page, sizes) =>
    p50(round, sizes.at(-1), page, 'product') - p50(round, sizes.at(-1), page, 'ranking'),
};

/** What the summary of all goals reads of a run: the results of each round. */
export const goalsMeasured = (rounds, sizes) =>
  goalsOf('answers').map(({ id }) => {
    const [, page, measure] = id.split('.');
    const note = measure === 'growth' ? `${sizes[0]} to ${sizes.at(-1)}` : `${sizes.at(-1)}`;
    const spread = spreadOf(rounds.map((round) => measures[measure](round, page, sizes)));
    return Number.isFinite(spread.value)
      ? { id, ...spread, note: `${note} travelers` }
      : { id, note: 'one size alone was asked for' };
  });

const timesRows = (rounds, sizes) =>
  rounds[0]
    .map(({ size, page }) => {
      const of = (who) => rounds.flatMap((round) => find(round, size, page).times[who]);
      const ratio = spreadOf(
        rounds.map((round) => p50(round, size, page, 'product') / p50(round, size, page, 'floor')),
      );
      const different = rounds.reduce((sum, round) => sum + find(round, size, page).different, 0);
      return [
        size,
        page,
        ...['product', 'floor'].flatMap((who) => [shown(median(of(who))), shown(quantile(of(who), 0.95))]),
        shown(median(of('ranking'))),
        shown(ratio.value),
        different,
      ];
    })
    .sort(([one], [other]) => sizes.indexOf(one) - sizes.indexOf(other));

/** The report of a run in Markdown. */
export const reportOf = (results, { command, sizes, rounds }) => `# Whole answers over HTTP

${today()}, \`${command}\`, ${machine()}; servers,
PostgreSQL and the client share the machine. Only ratios of one round mean anything. ${rounds}

A signed-in traveler with a trip ahead asks for one page after the other over a kept connection. The product is one process of the
built backend with all its middleware. The floor is fastify and pg: it reads the session by its key, ranks with the product's
own statements, and reads all that the cards show with one more; it checks and logs nothing. \`ranking\` is the product's ranking
alone. The destination is the place that most travelers go to, and everybody who goes there is counted. There the floor
counts in the table of trips and the product in its projection of them: where the product is quicker, the floor is none.

${verdictsTable(goalsMeasured(results, sizes))}

Milliseconds over all rounds; the ratio is the median of the rounds'.

${table(
  [
    'travelers',
    'page',
    'product p50',
    'p95',
    'floor p50',
    'p95',
    'ranking p50',
    'product to floor',
    'other rows',
  ],
  timesRows(results, sizes),
)}
`;
