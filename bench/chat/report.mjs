import { cpus } from 'node:os';

/** Latency counts only in rounds that left the machine room to answer. */
const BUSY_MAX = 0.8;

const sum = (row) => row.cpu_server + row.cpu_pg + row.cpu_redis;
const isAnybody = () => true;
const hasRoom = (row) => row.machine_busy < BUSY_MAX;

/** The goals: a ratio of the product to a peer in the same round, on one kind of work. */
const goals = [
  { work: /^closed/, of: 'floor', what: 'messages/s', value: (row) => row.msgs_per_s, min: 0.8 },
  { work: /^closed/, of: 'socketio', what: 'messages/s', value: (row) => row.msgs_per_s, min: 3.5 },
  { work: /^closed/, of: 'floor', what: 'CPU a message', value: sum, max: 1.5 },
  { work: /^closed/, of: 'socketio', what: 'CPU a message', value: sum, max: 0.2 },
  { work: /^open/, of: 'floor', what: 'p50', value: (row) => row.p50, max: 1.2, counts: hasRoom },
  { work: /^open/, of: 'floor', what: 'p99', value: (row) => row.p99, max: 1.4, counts: hasRoom },
  { work: /^open/, of: 'socketio', what: 'p99', value: (row) => row.p99, max: 0.8, counts: hasRoom },
  { work: /^idle/, of: 'floor', what: 'memory a connection', value: (row) => row.mib_per_1000, max: 1.5 },
  { work: /^idle/, of: 'socketio', what: 'memory a connection', value: (row) => row.mib_per_1000, max: 0.55 },
  { work: /^idle/, of: 'floor', what: 'memory in all', value: (row) => row.anon_total, max: 1.3 },
];

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
const shown = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '');
const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const verdictOf = (results, job, { of, what, value, min, max, counts = isAnybody }) => {
  const at = (peer, round) =>
    results.find((row) => row.peer === peer && row.job === job && row.round === round);
  const ratios = [...new Set(results.map(({ round }) => round))]
    .map((round) => [at('product', round), at(of, round)])
    .filter((pair) => pair.every((row) => row && Number.isFinite(value(row)) && counts(row)))
    .map(([ours, theirs]) => value(ours) / value(theirs));
  if (ratios.length === 0) return [];
  const ratio = median(ratios);
  const isMet = (min ?? 0) <= ratio && ratio <= (max ?? Infinity);
  const goal = min === undefined ? `at most ${max}` : `at least ${min}`;
  return [[job, `${what} to ${of}`, shown(ratio), goal, ratios.length, isMet ? 'met' : 'missed']];
};

const measures = [
  'msgs_per_s',
  'p50',
  'p99',
  'cpu_server',
  'cpu_pg',
  'cpu_redis',
  'machine_busy',
  'mib_per_1000',
];
const absolute = (results, job, peer) => {
  const rows = results.filter((row) => row.job === job && row.peer === peer);
  const medianOf = (key) => shown(median(rows.map((row) => row[key]).filter(Number.isFinite)));
  return [job, peer, ...[...measures, 'anon_total'].map(medianOf), ...faults(rows)];
};
const total = (rows, key) => rows.reduce((all, row) => all + (row[key] ?? 0), 0);
const faults = (rows) => [
  total(rows, 'sent'),
  ['lost', 'unpersisted', 'duplicates', 'out_of_order'].map((key) => total(rows, key)).join(' / '),
];

/** The report of a run in Markdown, from the rows of the peers' harness and the settings it ran with. */
export const reportOf = (results, work) => {
  const jobs = [...new Set(results.map(({ job }) => job))];
  const verdicts = jobs.flatMap((job) =>
    goals.filter((goal) => goal.work.test(job)).flatMap((goal) => verdictOf(results, job, goal)),
  );
  const settings = Object.entries(work).map(([key, value]) => `${key}=${value}`);
  return `# Chat

${new Date().toISOString().slice(0, 10)}, \`${settings.join(' ')} node bench/chat/run.mjs\`, ${cpus().length} cores, Node
${process.version}; servers, PostgreSQL, Redis and the load generator share the machine. Only ratios of one run mean
anything. Two instances each; ${work.PAIRS} pairs, the two of a pair on different instances.

${tableOf(['work', 'ratio', 'median', 'goal', 'rounds', ''], verdicts)}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 messages, memory in MiB. Faults are counted over all
rounds: lost / not stored / twice / overtaken.

${tableOf(
  ['work', 'who', ...measures, 'anon_total', 'sent', 'faults'],
  jobs.flatMap((job) => work.PEERS.split(',').map((peer) => absolute(results, job, peer))),
)}
`;
};
