import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../tools/user-error.mjs';
import { busyBefore } from './busy.mjs';
import { percent } from './markdown.mjs';

/** A round is not worth measuring while others take this share of the machine or more. */
const BUSY_LIMIT = Number(process.env.BUSY_LIMIT ?? 0.25);
/** How often in a run a round may be tried again, and how long it waits for the machine in between. */
const RETRIES = 10;
const PAUSE_MS = 5000;

/**
 * How the rounds of a run went.
 *
 * @typedef {object} Rounds
 * @property {number} wanted
 * @property {number[]} busy the share of the machine that others took before each round that counts
 * @property {number[]} refused the same for each that would have begun on a busy machine, and was thrown away
 */

/**
 * Measures `wanted` rounds one after the other. One that would begin on a busy machine is thrown away before it costs
 * anything, and tried again a little later; when the retries of the run are used up, it is left out.
 *
 * @template T
 * @param {number} wanted
 * @param {(round: number) => Promise<T>} measure round: from 0
 * @param {{ busy?: () => Promise<number>, pause?: () => Promise<unknown> }} [machine] for tests
 * @returns {Promise<{ results: T[], rounds: Rounds }>} a result for each round that counts
 * @throws {UserError} when none does
 */
export async function inRounds(wanted, measure, { busy = busyBefore, pause = () => wait(PAUSE_MS) } = {}) {
  const rounds = { wanted, busy: [], refused: [] };
  const results = [];
  for (let round = 0; round < wanted; round += 1) {
    let share = await busy();
    while (share >= BUSY_LIMIT) {
      rounds.refused.push(share);
      console.error(`Round ${round + 1}: others take ${percent(share)} of the machine.`);
      if (rounds.refused.length > RETRIES) break;
      await pause();
      share = await busy();
    }
    if (share >= BUSY_LIMIT) continue;
    rounds.busy.push(share);
    results.push(await measure(round));
  }
  if (results.length === 0)
    throw new UserError(
      `Nothing was measured: before each round others took ${percent(BUSY_LIMIT)} of the machine or more (BUSY_LIMIT=2 measures nevertheless).`,
    );
  return { results, rounds };
}

/** In the order of one round: from the first to the last, and the next time from the last to the first. */
export const inTurn = (all, round) => (round % 2 ? all.toReversed() : all);

/** How the rounds went, as a sentence of a report. */
export function roundsText({ wanted, busy, refused }) {
  const counted = `${busy.length} of ${wanted} rounds; before each, others took ${busy.map(percent).join(', ')} of the machine.`;
  if (refused.length === 0) return counted;
  return `${counted} Thrown away because others took ${percent(BUSY_LIMIT)} or more when they began: ${refused.map(percent).join(', ')}.`;
}
