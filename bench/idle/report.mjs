import { machine, shown, table, today } from '../lib/markdown.mjs';
import { median, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';

/** How each goal is measured: a figure of the product over that of another in the same round. */
const ratios = {
  'idle.connection.floor': { of: 'floor', figure: 'kibEach' },
  'idle.connection.socketio': { of: 'socketio', figure: 'kibEach' },
  'idle.total.floor': { of: 'floor', figure: 'total' },
};

/** What the summary of all goals reads of a run: a list of rows for each round. */
export const goalsMeasured = (rounds) =>
  Object.entries(ratios).map(([id, { of, figure }]) => {
    const each = rounds.map((rows) => {
      const at = (name) => rows.find((row) => row.name === name)[figure];
      return at('product') / at(of);
    });
    return { id, ...spreadOf(each) };
  });

const measures = {
  kibEach: 'KiB a connection, in use',
  kibResident: 'resident',
  total: 'MiB in all',
  empty: 'MiB without sockets',
  emptyHeap: 'of it JavaScript’s heap',
  opensPerSecond: 'opened a second',
};

const mediansOf = (rounds, name) => {
  const rows = rounds.flat().filter((row) => row.name === name);
  return Object.keys(measures).map((key) => shown(median(rows.map((row) => row[key]))));
};

/** The report of a run in Markdown. */
export const reportOf = (results, { command, names, rounds, SOCKETS, MORE }) => `# Silent sockets

${today()}, \`${command}\`, ${machine()}. ${rounds}

${SOCKETS} sockets over two instances, each of another person, signed in, silent. Memory is what is the processes' own (RssAnon), both
instances together, after a forced collection. What a connection takes is what it grows by with ${MORE} more: the first ones pay for code
that all share, and fill the room that a start leaves in a process. It is judged by what is in use, without what the heaps keep for
later; in all counts what is resident.

${verdictsTable(goalsMeasured(results))}

Medians of the rounds.

${table(
  ['who', ...Object.values(measures)],
  names.map((name) => [name, ...mediansOf(results, name)]),
)}
`;
