import { availableParallelism, totalmem } from 'node:os';

/** A number as a table shows it, to three digits; nothing where there is none. */
export const shown = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '');

/** A share as a percentage. */
export const percent = (share) => `${Math.round(share * 100)} %`;

/** The lowest and the highest of several rounds, in words. */
export const range = ({ low, high }) =>
  Number.isFinite(low) && Number.isFinite(high) ? `${shown(low)} to ${shown(high)}` : '';

/** A table of Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What the figures were measured on. */
export const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.version}`;

/** The day, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);
