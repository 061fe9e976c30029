import { goalsOf } from '../goals.mjs';
import { machine, table, today } from '../lib/markdown.mjs';
import { median, quantile, spreadOf } from '../lib/numbers.mjs';
import { verdictsTable } from '../lib/verdicts.mjs';
import { throttled } from './visit.mjs';

const kb = (bytes) => (bytes / 1000).toFixed(1);
const ms = (value) => String(Math.round(value));
/** Of several visits the one that three of four do not exceed, as the field's standard has it for INP. */
const P75 = 0.75;

const visitsTo = (vitals, name) => vitals.flat().filter((one) => one.name === name);

/** What the summary of all goals reads. Weights and vitals begin with the home page. */
export function goalsMeasured({ weights, added, vitals }) {
  const home = visitsTo(vitals, 'home');
  const screensWithGoal = goalsOf('pages').flatMap(({ id }) => /^pages\.(\w+)\.inp$/.exec(id)?.[1] ?? []);
  return [
    { id: 'pages.js', value: Number(kb(weights[0].bytes.js)) },
    { id: 'pages.lcp', ...spreadOf(home.map(({ lcp }) => lcp)) },
    { id: 'pages.cls', ...spreadOf(home.map(({ cls }) => cls)) },
    { id: 'pages.rounds', value: Math.max(...added.map(({ rounds }) => rounds.length)) },
    ...screensWithGoal.map((name) => {
      const times = visitsTo(vitals, name).map(({ inp }) => inp);
      return { id: `pages.${name}.inp`, ...spreadOf(times), value: quantile(times, P75) };
    }),
  ];
}

const vitalsTable = (vitals) =>
  table(
    ['Screen', 'FCP ms', 'LCP ms', 'Largest', 'CLS', 'INP ms, p75', 'Visits', 'Slowest event'],
    vitals[0].map(({ name }) => {
      const visits = visitsTo(vitals, name);
      const slowest = visits.toSorted((a, b) => b.inp - a.inp)[0];
      return [
        name,
        ms(median(visits.map(({ fcp }) => fcp))),
        ms(median(visits.map(({ lcp }) => lcp))),
        visits[0].element,
        median(visits.map(({ cls }) => cls)).toFixed(4),
        ms(
          quantile(
            visits.map(({ inp }) => inp),
            P75,
          ),
        ),
        visits.map(({ inp }) => ms(inp)).join(', '),
        `${slowest.slowest} (of ${slowest.interactions})`,
      ];
    }),
  );

/** The report of a run in Markdown. */
export const reportOf = (measured, { command, rounds }) => `# Pages

${today()}, \`${command}\`, ${machine()}, Chromium, demo travelers. ${rounds}

## Verdict

${verdictsTable(goalsMeasured(measured))}

## Over the wire, cold

kB (1,000 bytes) of response bodies, each file once, nothing fetched ahead of need.

${table(
  ['Page', 'Document', 'JavaScript', 'CSS', 'Fonts', 'Images', 'Data', 'Requests'],
  measured.weights.map(({ name, bytes, requests }) => [
    name,
    ...['document', 'js', 'css', 'font', 'image', 'data'].map((kind) => kb(bytes[kind])),
    requests,
  ]),
)}

## Largest files of \`/\`

${table(
  ['File', 'kB'],
  measured.weights[0].files.slice(0, 12).map(({ file, bytes }) => [`\`${file}\``, kb(bytes)]),
)}

## Rounds a remote adds

Files of the remote after a press on its link, with no pointer near it before; files in one row were asked for together.

${table(
  ['Page', 'Round', 'Files'],
  measured.added.flatMap(({ path, rounds: all }) =>
    all.map((files, index) => [
      `\`${path}\``,
      index + 1,
      files.map(({ file }) => file.split('/').at(-1)).join(', '),
    ]),
  ),
)}

## Throttled

On a phone (390 x 844), CPU ${throttled.cpu} times slower, ${throttled.downKbps} kbit/s down, ${throttled.latencyMs} ms a round trip; empty cache each time. Each visit
loads a screen and then presses and types on it (bench/pages/screens.mjs): INP is the slowest of its interactions, from the press
to the next paint, of which 75 % of the visits have no slower one. FCP, LCP and CLS are medians, and of the load alone.

${vitalsTable(measured.vitals)}
`;
