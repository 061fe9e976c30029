// What the times of the variants come to, for the report and for the summary of all goals.
import { goalOf } from '../goals.mjs';
import { median, quantile } from '../lib/numbers.mjs';

/** The times of a variant; none where it was not asked. */
export const timesOf = (results, size, work, variant) =>
  results.find((one) => one.size === size && one.work === work && one.variant === variant)?.times ?? [];

/** The works of a run, each once. */
export const worksOf = (results) => [...new Set(results.map(({ work }) => work))];

/** The ratio of each call, since only calls next to each other compare. */
const ratios = (above, below) => below.map((time, i) => above[i] / time).filter(Number.isFinite);

/** Their median. */
export const ratio = (above, below) => median(ratios(above, below));

/** How many times longer the product takes at the last size than at the first; NaN of one size. */
export const growthOf = (results, sizes, work) => {
  const at = (size) => median(timesOf(results, size, work, 'product'));
  return sizes.length > 1 ? at(sizes.at(-1)) / at(sizes[0]) : NaN;
};

/** The goal of a work beside its floor; the limit is the same for all searches. */
export const floorGoalOf = (work) => {
  if (work.startsWith('suggest elsewhere')) return 'search.elsewhere.ready';
  return work.startsWith('suggest') ? 'search.shared.floor' : 'search.hot.floor';
};

/** Of several works with one goal, what was measured of the one that is furthest from it. */
export const worstOf = (id, measured) => {
  const { min } = goalOf(id);
  const finite = measured.filter(({ value }) => Number.isFinite(value));
  const worst = finite.toSorted((one, other) => (min === undefined ? 1 : -1) * (other.value - one.value))[0];
  return { id, ...(worst ?? { note: 'not asked for in this run' }) };
};

/** What was measured of a ratio of two variants: the median of the calls, with their quarters. */
export const measuredRatio = (results, size, work, [above, below]) => {
  const each = ratios(timesOf(results, size, work, above), timesOf(results, size, work, below));
  const note = `${work}, ${size} travelers`;
  return { value: median(each), low: quantile(each, 0.25), high: quantile(each, 0.75), note };
};

/** What was measured of a work's growth. */
export const measuredGrowth = (results, sizes, work) => ({
  value: growthOf(results, sizes, work),
  note: `${work}, ${sizes[0]} to ${sizes.at(-1)} travelers`,
});
