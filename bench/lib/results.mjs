import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goalsOf } from '../goals.mjs';
import { today } from './markdown.mjs';

const folder = path.join(import.meta.dirname, '../reports/results');
const fileOf = (work) => path.join(folder, `${work}.json`);

/**
 * What was measured of one goal.
 *
 * @typedef {object} Measured
 * @property {string} id of bench/goals.mjs
 * @property {number} [value] the median of the rounds; without one it was not measured
 * @property {number} [low] the lowest of the rounds
 * @property {number} [high] the highest
 * @property {string} [note] what to know about it: which of several, at how many travelers, why it was not measured
 *
 * What a work measured.
 *
 * @typedef {object} Results
 * @property {string} command how to measure it again
 * @property {Measured[]} goals
 * @property {string} rounds how many, and how busy others kept the machine (`roundsText` of rounds.mjs)
 * @property {string} [date] today unless given
 */

/**
 * Stores what a work measured in bench/reports/results, from which the summary is made. Works can be measured one at a time.
 *
 * @param {string} work the first part of its goals' ids
 * @param {Results} results
 * @throws {Error} when one of the goals is not a goal of this work
 */
export function writeResults(work, { command, goals, rounds, date = today() }) {
  const known = new Set(goalsOf(work).map(({ id }) => id));
  const wrong = goals.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (wrong.length) throw new Error(`Not goals of ${work} in bench/goals.mjs: ${wrong.join(', ')}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(work), `${JSON.stringify({ work, date, command, rounds, goals }, null, 2)}\n`);
}

/**
 * What a work measured last; undefined when it has not been measured.
 *
 * @returns {(Results & { work: string }) | undefined}
 */
export const readResults = (work) =>
  existsSync(fileOf(work)) ? JSON.parse(readFileSync(fileOf(work), 'utf8')) : undefined;
