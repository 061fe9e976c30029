import { phaseMeasures } from '../chat/phases.mjs';
import { machine, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';

/** Messages a second of the open loop: one instance carries them easily, so that the machine is not what is measured. */
export const RATE = 300;

const OPEN = `open${RATE}`;

const cpuOfAll = ({ cpuServer, cpuPostgres, cpuRedis }) => cpuServer + cpuPostgres + cpuRedis;

/** CPU a message on the most instances to that on one, in the same round. */
const growthOf = (rounds, phase) =>
  spreadOf(rounds.map((rows) => cpuOn(rows, phase, Math.max) / cpuOn(rows, phase, Math.min)));

function cpuOn(rows, phase, choose) {
  const wanted = choose(...rows.map(({ instances }) => instances));
  return cpuOfAll(rows.find(({ instances }) => instances === wanted).phases[phase]);
}

/** What the summary of all goals reads of a run: a list of rows for each round, one for each number of instances. */
export const goalsMeasured = (rounds) => [
  {
    id: 'scaling.cpu',
    ...growthOf(rounds, OPEN),
    note: `at ${RATE}/s; in the closed loop ${shown(growthOf(rounds, 'closed').value)}`,
  },
];

const phaseRows = (rounds) =>
  Object.keys(rounds[0][0].phases).flatMap((phase) => byInstances(rounds, (rows) => figuresOf(rows, phase)));

const figuresOf = (rows, phase) => {
  const medianOf = (figure) => shown(median(rows.map(({ phases }) => figure(phases[phase]))));
  return [
    phase,
    ...Object.keys(phaseMeasures).map((key) => medianOf((measured) => measured[key])),
    medianOf(cpuOfAll),
  ];
};

const faultRows = (rounds) =>
  byInstances(rounds, (rows) =>
    ['sent', 'lost', 'notStored', 'twice', 'overtaken'].map((key) =>
      rows.reduce((sum, row) => sum + row[key], 0),
    ),
  );

/** A row of a table for each number of instances, from what was measured with it in all rounds. */
function byInstances(rounds, cellsOf) {
  const all = rounds.flat();
  const counts = [...new Set(all.map(({ instances }) => instances))].sort((a, b) => a - b);
  return counts.map((count) => [count, ...cellsOf(all.filter(({ instances }) => instances === count))]);
}

/** The report of a run in Markdown. */
export const reportOf = (results, { command, rounds, pairs }) => `# Chat on more instances

${today()}, \`${command}\`, ${machine()}; instances, PostgreSQL,
Redis and the load share the machine. ${rounds}

The same load on one, two and three instances, each time started anew: ${pairs} pairs, the two of a pair on different instances
where there is more than one. CPU is counted a message, so that it does not matter that all share the cores; throughput
and latency would gain from further machines, and show here only what more processes on the same cores cost.

${verdictsTable(goalsMeasured(results))}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 messages.

${table(['instances', 'work', ...Object.values(phaseMeasures), 'CPU without the load'], phaseRows(results))}

What became of all messages of all rounds:

${table(['instances', 'sent', 'lost', 'not stored', 'twice', 'overtaken'], faultRows(results))}

Memory a socket is measured on two instances: [idle.md](idle.md).
`;
