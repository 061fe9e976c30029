import { goals, limitText, verdictOf, workOf } from '../goals.mjs';
import { range, shown, table } from './markdown.mjs';

/**
 * The summary of all goals: which are met, which are missed and why, by what was measured last.
 *
 * @param {{ works: import('../works.mjs').Work[], reasons: Record<string, string>,
 *   read(work: string): import('./results.mjs').Results | undefined, all?: import('../goals.mjs').Goal[] }} sources
 * @returns {{ text: string, remarks: string[] }} text in Markdown; remarks: what somebody should do about the reasons
 */
export function summaryOf({ works, reasons, read, all = goals }) {
  const judged = all.map((goal) => judge(goal, read(workOf(goal))));
  const text = [
    '# Every goal of speed',
    opening(judged),
    ...[...new Set(all.map(workOf))].flatMap((work) =>
      section(
        works.find(({ name }) => name === work) ?? { name: work },
        judged.filter(({ goal }) => workOf(goal) === work),
        reasons,
        read(work),
      ),
    ),
  ].join('\n\n');
  return { text: `${text}\n`, remarks: remarksOf(judged, reasons) };
}

const judge = (goal, results) => {
  const measured = results?.goals.find(({ id }) => id === goal.id) ?? {};
  return { goal, measured, verdict: verdictOf(goal, measured.value) };
};

const opening = (judged) => {
  const count = (wanted) => judged.filter(({ verdict }) => verdict === wanted).length;
  return `${judged.length} goals: ${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured. The goals stand in
[goals.mjs](../goals.mjs), the reasons of those that are missed in [reasons.mjs](../reasons.mjs). Each work has a report of its
own beside this one, with the figures that these are made of.

Where a goal says "to", what is measured is a ratio within one round, because absolute figures mean nothing on another machine.
A figure is the median of the rounds, beside it the lowest and the highest; where single calls are compared, of the calls, with
their quarters. Some goals replaced an easier or a stricter one, which is judged in the column "before".`;
};

const section = ({ name, does }, judged, reasons, results) => {
  const missed = judged.filter(({ verdict }) => verdict === 'missed');
  return [
    `## ${name}${does ? `: ${does}` : ''}`,
    ...(results ? [`${results.date}, \`${results.command}\`. ${results.rounds}`] : []),
    table(['what', 'goal', 'measured', 'spread', '', 'before', 'note'], judged.map(rowOf)),
    ...(missed.length ? [missed.map(({ goal }) => reasonOf(goal, reasons)).join('\n')] : []),
  ];
};

const rowOf = ({ goal, measured, verdict }) => [
  goal.what,
  limitText(goal),
  Number.isFinite(measured.value) ? `${shown(measured.value)} ${goal.unit ?? ''}`.trimEnd() : '',
  range(measured),
  verdict === 'met' ? verdict : `**${verdict}**`,
  goal.first && Number.isFinite(measured.value)
    ? `${limitText(goal.first)}: ${verdictOf(goal.first, measured.value)}`
    : '',
  measured.note ?? '',
];

const reasonOf = ({ id, what }, reasons) =>
  `- **Missed: ${what}.** ${reasons[id] ?? 'Nobody has written down why.'}`;

const remarksOf = (judged, reasons) => [
  ...judged
    .filter(({ goal, verdict }) => verdict === 'missed' && !reasons[goal.id])
    .map(({ goal }) => `${goal.id} is missed: bench/reasons.mjs does not say why.`),
  ...judged
    .filter(({ goal, verdict }) => verdict === 'met' && reasons[goal.id])
    .map(({ goal }) => `${goal.id} is met: its reason is left out, and can go from bench/reasons.mjs.`),
  ...Object.keys(reasons)
    .filter((id) => judged.every(({ goal }) => goal.id !== id))
    .map((id) => `${id} is no goal of bench/goals.mjs, and its reason can go.`),
];
