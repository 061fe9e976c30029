import { machine, percent, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';
import { phaseMeasures } from './phases.mjs';

/** Latency counts only in rounds that left the machine room to answer. */
const BUSY_MAX = 0.8;

const cpuOfAll = ({ cpuServer, cpuPostgres, cpuRedis }) => cpuServer + cpuPostgres + cpuRedis;

/** How each goal is measured: a figure of the product over that of another in the same round. */
const ratios = {
  'chat.closed.floor': { phase: 'closed', of: 'floor', figure: ({ perSecond }) => perSecond },
  'chat.closed.socketio': { phase: 'closed', of: 'socketio', figure: ({ perSecond }) => perSecond },
  'chat.cpu.floor': { phase: 'closed', of: 'floor', figure: cpuOfAll },
  'chat.cpu.socketio': { phase: 'closed', of: 'socketio', figure: cpuOfAll },
  ...Object.fromEntries(
    [300, 800].flatMap((rate) => [
      [`chat.open${rate}.p50.floor`, { phase: `open${rate}`, of: 'floor', figure: ({ p50 }) => p50 }],
      [`chat.open${rate}.p99.floor`, { phase: `open${rate}`, of: 'floor', figure: ({ p99 }) => p99 }],
      [`chat.open${rate}.p99.socketio`, { phase: `open${rate}`, of: 'socketio', figure: ({ p99 }) => p99 }],
    ]),
  ),
};

const faultsOf = ({ lost, notStored, twice, overtaken }) => lost + notStored + twice + overtaken;

function ratioOf(rounds, id) {
  const { phase, of, figure } = ratios[id];
  const isLatency = phase !== 'closed';
  const counted = rounds
    .map((rows) => ['product', of].map((name) => rows.find((row) => row.name === name).phases[phase]))
    .filter((pair) => !isLatency || pair.every(({ busy }) => busy < BUSY_MAX));
  const spread = spreadOf(counted.map(([ours, theirs]) => figure(ours) / figure(theirs)));
  if (!isLatency || counted.length === rounds.length) return spread;
  return {
    ...spread,
    note: `${counted.length} of ${rounds.length} rounds: in the others the machine was ${percent(BUSY_MAX)} busy or more`,
  };
}

/** What the summary of all goals reads of a run: a list of rows for each round. */
export function goalsMeasured(rounds) {
  const faults = rounds.flat().filter(({ name }) => name === 'product');
  return [
    ...Object.keys(ratios).map((id) => ({ id, ...ratioOf(rounds, id) })),
    { id: 'chat.faults', value: faults.reduce((sum, row) => sum + faultsOf(row), 0) },
  ];
}

const phaseRows = (rounds, names) =>
  Object.keys(rounds[0][0].phases).flatMap((phase) =>
    names.map((name) => {
      const figures = rounds.flat().filter((row) => row.name === name);
      const medianOf = (key) => shown(median(figures.map(({ phases }) => phases[phase][key])));
      return [phase, name, ...Object.keys(phaseMeasures).map(medianOf)];
    }),
  );

const faultRows = (rounds, names) =>
  names.map((name) => {
    const rows = rounds.flat().filter((row) => row.name === name);
    const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
    return [name, ...['sent', 'lost', 'notStored', 'twice', 'overtaken'].map(total)];
  });

/** The report of a run in Markdown. */
export const reportOf = (results, { command, names, rounds, pairs }) => `# Chat

${today()}, \`${command}\`, ${machine()}; instances, PostgreSQL,
Redis and the load share the machine. Only ratios of one round mean anything. ${rounds}

Two instances each, ${pairs} pairs, the two of a pair on different instances. In the closed loop a pair has a fixed number of messages
in flight, and each delivery sends the next; in the open ones messages are due on a fixed schedule, and latency counts from then.
Latency is judged only where the machine was less than ${percent(BUSY_MAX)} busy. The floor stores all that waits by one statement and delivers
after the commit; socket.io has its Redis adapter and an insert for each message. Both know nothing of who may write to whom.

${verdictsTable(goalsMeasured(results))}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 messages.

${table(['work', 'who', ...Object.values(phaseMeasures)], phaseRows(results, names))}

What became of all messages of all rounds:

${table(['who', 'sent', 'lost', 'not stored', 'twice', 'overtaken'], faultRows(results, names))}
`;
