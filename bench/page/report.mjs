import { cpus } from 'node:os';
import { throttled } from './paint.mjs';

/** Times count only where others take less than this share of the machine. */
const busiest = 0.8;

/** What the first page has to hold. */
const goals = { jsBytes: 141_000, roundsARemote: 1, cls: 0.02, lcpMs: 1_500 };

const kb = (bytes) => (bytes / 1000).toFixed(1);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The median of numbers. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The report in Markdown, from what was measured; `visits` are of weight.mjs, the home page first. */
export function report({ visits, remotes, paints }) {
  const home = visits[0];
  const quiet = paints.filter(({ busy }) => busy < busiest);
  const lcp = quiet.length ? median(quiet.map((one) => one.lcp)) : undefined;
  const cls = median(paints.map((one) => one.cls));
  const rounds = Math.max(...remotes.map((one) => one.rounds.length));
  return [
    '# The first page',
    `${new Date().toISOString().slice(0, 10)}, \`npm run build && node bench/page/run.mjs\`, ${cpus().length} processor cores, Chromium, demo travelers.`,
    '## Verdict',
    table(
      ['Goal', 'Measured', 'Limit', 'Holds'],
      [
        [
          'JavaScript of `/` over the wire (brotli)',
          `${kb(home.bytes.js)} kB`,
          `${kb(goals.jsBytes)} kB`,
          holds(home.bytes.js, goals.jsBytes),
        ],
        ['Rounds of requests a remote adds', rounds, goals.roundsARemote, holds(rounds, goals.roundsARemote)],
        ['CLS of `/`, throttled', cls.toFixed(4), goals.cls, holds(cls, goals.cls)],
        lcpRow(lcp, paints),
      ],
    ),
    '## Over the wire, cold',
    'kB (1,000 bytes) of response bodies, each file once, nothing fetched ahead of need.',
    table(
      ['Page', 'Document', 'JavaScript', 'CSS', 'Fonts', 'Images', 'Data', 'Requests'],
      visits.map(({ name, bytes, requests }) => [
        name,
        ...['document', 'js', 'css', 'font', 'image', 'data'].map((kind) => kb(bytes[kind])),
        requests,
      ]),
    ),
    '## Largest files of `/`',
    table(
      ['File', 'kB'],
      home.files.slice(0, 12).map(({ file, bytes }) => [`\`${file}\``, kb(bytes)]),
    ),
    '## Rounds a remote adds',
    'Files of the remote after a press on its link, with no pointer near it before; files in one row were asked for together.',
    table(
      ['Page', 'Round', 'Files'],
      remotes.flatMap(({ path, rounds: all }) =>
        all.map((files, index) => [
          `\`${path}\``,
          index + 1,
          files.map(({ file }) => file.split('/').at(-1)).join(', '),
        ]),
      ),
    ),
    '## Throttled',
    `Home page on a phone (390 x 844), CPU ${throttled.cpu} times slower, ${throttled.downKbps} kbit/s down, ${throttled.latencyMs} ms a round trip; empty cache each time. Runs that begin while others take 80 % of the machine or more don't count for LCP.`,
    table(
      ['Run', 'Machine busy before', 'FCP ms', 'LCP ms', 'CLS', 'Largest'],
      paints.map((one, index) => [
        index + 1,
        `${Math.round(one.busy * 100)} %`,
        Math.round(one.fcp),
        Math.round(one.lcp),
        one.cls.toFixed(4),
        one.element,
      ]),
    ),
  ].join('\n\n');
}

const lcpRow = (lcp, paints) => [
  'LCP of `/`, throttled',
  lcp === undefined ? `not judged: all ${paints.length} runs met a busy machine` : `${Math.round(lcp)} ms`,
  `${goals.lcpMs} ms`,
  lcp === undefined ? '-' : holds(lcp, goals.lcpMs),
];

const holds = (value, limit) => (value <= limit ? 'yes' : '**no**');
