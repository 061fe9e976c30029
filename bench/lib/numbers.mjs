/** The middle of these numbers, of an even count the mean of the two in the middle; NaN of none. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that a share of these numbers, 0 to 1, does not exceed; NaN of none. */
export function quantile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : NaN;
}

/** Their median with the lowest and the highest: one figure for rounds that differ. Those that are no number are left out. */
export function spreadOf(numbers) {
  const finite = numbers.filter(Number.isFinite);
  return {
    value: median(finite),
    low: Math.min(...finite),
    high: Math.max(...finite),
    rounds: finite.length,
  };
}
