import { goalOf, limitText, verdictOf } from '../goals.mjs';
import { range, shown, table } from './markdown.mjs';

const rowOf = ({ id, value, low, high, note = '' }) => {
  const goal = goalOf(id);
  const figure = `${shown(value)} ${goal.unit ?? ''}`.trim();
  return [goal.what, figure, range({ low, high }), limitText(goal), verdictOf(goal, value), note];
};

/**
 * The table that a report begins with: each goal of a work with what was measured of it.
 *
 * @param {import('./results.mjs').Measured[]} measured
 */
export const verdictsTable = (measured) =>
  table(['goal', 'median', 'rounds', 'limit', '', 'note'], measured.map(rowOf));
