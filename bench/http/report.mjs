import { goalOf, limitText, verdictOf } from '../goals.mjs';
import { machine, range, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';

/** The product's requests a second over a peer's in the same round. Those without a goal are for orientation. */
const ratios = [
  { goal: 'http.fastify', what: 'requests/s to fastify + pg', of: 'fastify', value: 'perSecond' },
  { what: 'requests/s to express + pg', of: 'express', value: 'perSecond' },
  { what: 'requests/s to the prepared buffer', of: 'buffer', value: 'perSecond' },
  {
    goal: 'http.unchanged',
    what: 'its 304/s to its 200/s',
    of: 'product',
    value: 'unchangedPerSecond',
    to: 'perSecond',
  },
  { what: '304/s to the prepared buffer', of: 'buffer', value: 'unchangedPerSecond' },
  { what: 'server CPU to fastify + pg', of: 'fastify', value: 'cpuServer' },
];
const measures = {
  perSecond: 'requests/s',
  p50: 'p50',
  p99: 'p99',
  unchangedPerSecond: '304/s',
  cpuServer: 'CPU of the server',
  cpuPostgres: 'of PostgreSQL',
  errors: 'errors',
};

const ratioOf = (rounds, { of, value, to = value }) =>
  spreadOf(
    rounds.map((rows) => {
      const row = (name) => rows.find((one) => one.name === name);
      return row('product')[value] / row(of)[to];
    }),
  );

/** What the summary of all goals reads of a run: a list of rows for each round. */
export const goalsMeasured = (rounds) =>
  ratios.filter(({ goal }) => goal).map((ratio) => ({ id: ratio.goal, ...ratioOf(rounds, ratio) }));

const verdictRow = (rounds, ratio) => {
  const measured = ratioOf(rounds, ratio);
  const goal = ratio.goal && goalOf(ratio.goal);
  return [
    ratio.what,
    shown(measured.value),
    range(measured),
    goal ? limitText(goal) : '',
    goal ? verdictOf(goal, measured.value) : '',
  ];
};

const mediansOf = (rounds, name) => {
  const rows = rounds.flat().filter((row) => row.name === name);
  return Object.keys(measures).map((key) =>
    shown(median(rows.map((row) => row[key]).filter(Number.isFinite))),
  );
};

/** The report of a run in Markdown. */
export const reportOf = (results, { command, names, rounds }) => `# GET /api/destinations

${today()}, \`${command}\`, ${machine()}; servers, PostgreSQL and the load
generator share the machine. Only ratios of one round mean anything. ${rounds}

The first six destinations, the same bytes from everybody. \`fastify\` and \`express\` ask PostgreSQL for each request, \`buffer\` has the body
made and refreshes it once a second. The product is one process of the built backend with all its middleware: a log line a
request, metrics, security headers, the limit by address (its number raised: the load comes from one address).

${table(
  ['the product’s', 'median', 'rounds', 'goal', ''],
  ratios.map((ratio) => verdictRow(results, ratio)),
)}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 requests.

${table(
  ['who', ...Object.values(measures)],
  names.map((name) => [name, ...mediansOf(results, name)]),
)}
`;
