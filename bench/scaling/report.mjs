import { phaseMeasures } from '../chat/phases.mjs';
import { machine, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';

/** Messages a second of the open loop: one instance carries them easily, so that the machine is not what is measured. */
export const RATE = 300;

const OPEN = `open${RATE}`;

const cpuOfAll = ({ cpuServer, cpuPostgres, cpuRedis }) => cpuServer + cpuPostgres + cpuRedis;

/** CPU a message of one who is measured on the most instances to that on one, in the same round. */
const growthOf = (rounds, who, phase) =>
  spreadOf(
    rounds
      .map((rows) => rows.filter(({ name }) => name === who))
      .map((rows) => cpuOn(rows, phase, Math.max) / cpuOn(rows, phase, Math.min)),
  );

function cpuOn(rows, phase, choose) {
  const wanted = choose(...rows.map(({ instances }) => instances));
  return cpuOfAll(rows.find(({ instances }) => instances === wanted).phases[phase]);
}

/** What the summary of all goals reads of a run: a list of rows for each round, one for each number of instances. */
export const goalsMeasured = (rounds) => {
  const grown = (who, phase) => shown(growthOf(rounds, who, phase).value);
  return [
    {
      id: 'scaling.cpu',
      ...growthOf(rounds, 'product', OPEN),
      note: `at ${RATE}/s, where the floor’s grows ${grown('floor', OPEN)} times; in the closed loop ${grown('product', 'closed')}, the floor’s ${grown('floor', 'closed')}`,
    },
  ];
};

const phaseRows = (rounds) =>
  Object.keys(rounds[0][0].phases).flatMap((phase) =>
    byTurn(rounds, (rows) => [phase, ...figuresOf(rows, phase)]),
  );

const figuresOf = (rows, phase) => {
  const medianOf = (figure) => shown(median(rows.map(({ phases }) => figure(phases[phase]))));
  return [
    ...Object.keys(phaseMeasures).map((key) => medianOf((measured) => measured[key])),
    medianOf(cpuOfAll),
  ];
};

const faultRows = (rounds) =>
  byTurn(rounds, (rows) =>
    ['sent', 'lost', 'notStored', 'twice', 'overtaken'].map((key) =>
      rows.reduce((sum, row) => sum + row[key], 0),
    ),
  );

/** A row of a table for each who is measured and each number of instances, from what was measured of it in all rounds. */
function byTurn(rounds, cellsOf) {
  const all = rounds.flat();
  const turns = rounds[0].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.instances - other.instances,
  );
  return turns.map(({ name, instances }) => [
    name,
    instances,
    ...cellsOf(all.filter((row) => row.name === name && row.instances === instances)),
  ]);
}

/** The report of a run in Markdown. */
export const reportOf = (results, { command, rounds, pairs }) => `# Chat on more instances

${today()}, \`${command}\`, ${machine()}; instances, PostgreSQL,
Redis and the load share the machine. ${rounds}

The same load on one, two and three instances, each time started anew: ${pairs} pairs, the two of a pair on different instances
where there is more than one. CPU is counted a message, so that it does not matter that all share the cores; throughput
and latency would gain from further machines, and show here only what more processes on the same cores cost. The floor is that of
chat ([chat.md](chat.md)): what it takes to store a message and tell the other instances, without knowing who may write to whom.

${verdictsTable(goalsMeasured(results))}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 messages.

${table(['who', 'instances', 'work', ...Object.values(phaseMeasures), 'CPU without the load'], phaseRows(results))}

What became of all messages of all rounds:

${table(['who', 'instances', 'sent', 'lost', 'not stored', 'twice', 'overtaken'], faultRows(results))}

Memory a socket is measured on two instances: [idle.md](idle.md).
`;
