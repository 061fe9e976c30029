import { phaseMeasures } from '../chat/phases.mjs';
import { machine, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';
import { SIZE } from './talk.mjs';

const cpuOfAll = ({ cpuServer, cpuPostgres, cpuRedis }) => cpuServer + cpuPostgres + cpuRedis;
const perSecond = (closed) => closed.perSecond;

const namesOf = ([rows]) => ['pairs', 'groups', 'pairs before'].filter((name) => rowOf(rows, name));
const rowOf = (rows, wanted) => rows.find(({ name }) => name === wanted);
const ratioOf = (rounds, [ours, theirs], figure) =>
  spreadOf(
    rounds.map((rows) => figure(rowOf(rows, ours).phases.closed) / figure(rowOf(rows, theirs).phases.closed)),
  );
const toBefore = (rounds) => [
  { id: 'groups.pairs.before', ...ratioOf(rounds, ['pairs', 'pairs before'], perSecond) },
  { id: 'groups.cpu.before', ...ratioOf(rounds, ['pairs', 'pairs before'], cpuOfAll) },
];

const faults = ({ lost, notStored, twice, overtaken }) => lost + notStored + twice + overtaken;

/** What the summary of all goals reads of a run: a list of rows for each round. */
export const goalsMeasured = (rounds) => [
  { id: 'groups.closed.pairs', ...ratioOf(rounds, ['groups', 'pairs'], perSecond) },
  ...(namesOf(rounds).includes('pairs before') ? toBefore(rounds) : []),
  { id: 'groups.faults', value: rounds.flat().reduce((sum, row) => sum + faults(row), 0) },
];

const phaseRows = (rounds) =>
  Object.keys(rounds[0][0].phases).flatMap((phase) =>
    namesOf(rounds).map((name) => {
      const figures = rounds.map((rows) => rowOf(rows, name).phases[phase]);
      return [
        phase,
        name,
        ...Object.keys(phaseMeasures).map((key) => shown(median(figures.map((one) => one[key])))),
      ];
    }),
  );

const faultRows = (rounds) =>
  namesOf(rounds).map((name) => {
    const rows = rounds.map((all) => rowOf(all, name));
    return [
      name,
      ...['sent', 'lost', 'notStored', 'twice', 'overtaken'].map((key) =>
        rows.reduce((sum, row) => sum + row[key], 0),
      ),
    ];
  });

/** The report of a run in Markdown. */
export const reportOf = (results, { command, rounds, people }) => `# Groups

${today()}, \`${command}\`, ${machine()}; instances, PostgreSQL,
Redis and the load share the machine. Only ratios of one round mean anything. ${rounds}

The same ${people} people on two instances, once in pairs and once in groups of ${SIZE}. Half of them write. A message counts when it has
come to everybody else in its conversation: one frame in a pair, ${SIZE - 1} in a group, beside that of its author. With BASE, pairs are
also measured in an earlier release.

${verdictsTable(goalsMeasured(results))}

Medians of the rounds; latencies in ms, to the last who reads it; CPU in seconds per 10,000 messages.

${table(['work', 'where', ...Object.values(phaseMeasures)], phaseRows(results))}

What became of all messages of all rounds:

${table(['where', 'sent', 'lost', 'not stored', 'twice', 'overtaken'], faultRows(results))}
`;
