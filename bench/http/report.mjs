import { cpus } from 'node:os';

/** The goals: the product's requests a second over a peer's in the same round. The others are shown for orientation. */
const ratios = [
  { what: 'requests/s to fastify + pg', of: 'fastify', value: (row) => row.req_s, min: 3 },
  { what: 'requests/s to express + pg', of: 'express', value: (row) => row.req_s },
  { what: 'requests/s to the prepared buffer', of: 'cached', value: (row) => row.req_s },
  {
    what: 'its 304 to its 200',
    of: 'product',
    value: (row) => row.req_s_304,
    to: (row) => row.req_s,
    min: 1,
  },
  { what: '304/s to the prepared buffer', of: 'cached', value: (row) => row.req_s_304 },
  { what: 'server CPU to fastify + pg', of: 'fastify', value: (row) => row.cpu_server },
];
const measures = ['req_s', 'p50', 'p99', 'req_s_304', 'cpu_server', 'cpu_pg', 'bytes', 'errors'];

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
const shown = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '');
const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const verdictOf = (results, { what, of, value, to = value, min }) => {
  const [ours, theirs] = ['product', of].map((peer) => results.filter((row) => row.peer === peer));
  const each = ours
    .map((row, round) => value(row) / to(theirs[round] ?? {}))
    .filter((ratio) => Number.isFinite(ratio));
  if (each.length === 0) return [];
  const ratio = median(each);
  const range = `${shown(Math.min(...each))} to ${shown(Math.max(...each))}`;
  const verdict = min === undefined ? ['', ''] : [`at least ${min}`, ratio >= min ? 'met' : 'missed'];
  return [[what, shown(ratio), range, ...verdict]];
};

const mediansOf = (results, peer) => {
  const rows = results.filter((row) => row.peer === peer);
  return measures.map((key) => shown(median(rows.map((row) => row[key]).filter(Number.isFinite))));
};

/** The report of a run in Markdown, from the rows of the peers' harness and the settings it ran with. */
export const reportOf = (results, work) => {
  const settings = Object.entries(work).map(([key, value]) => `${key}=${value}`);
  return `# GET /api/destinations

${new Date().toISOString().slice(0, 10)}, \`${settings.join(' ')} node bench/http/run.mjs\`, ${cpus().length} cores, Node
${process.version}; servers, PostgreSQL and the load generator share the machine. Only ratios of one run mean anything.
Six destinations, the same bytes from everybody. The product is one process of the built backend with all its
middleware: a log line a request, metrics, security headers, the limit by address (its number raised: the load comes
from one address).

${tableOf(
  ['the product’s', 'median', 'rounds', 'goal', ''],
  ratios.flatMap((ratio) => verdictOf(results, ratio)),
)}

Medians of the rounds; latencies in ms, CPU in seconds per 10,000 requests.

${tableOf(
  ['who', ...measures],
  work.PEERS.split(',').map((peer) => [peer, ...mediansOf(results, peer)]),
)}
`;
};
