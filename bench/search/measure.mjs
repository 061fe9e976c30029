// Calls the variants of a work and compares their rows.

const PAGE = 20;
/** From the sixth time on a prepared statement may have a plan of its own. */
const WARM_UP_MIN = 6;

/**
 * Each input to every variant in turn, from the last to the first every other time: what goes before warms the caches. All but the
 * naive one are asked once before, so that nobody is the first to read from disk. The naive one, where it was asked, judges the
 * others' rows.
 */
export const measure = async (size, { work, inputs, variants }, naiveSamples) => {
  const results = Object.keys(variants).map((variant) => ({
    size,
    work,
    variant,
    times: [],
    agreed: 0,
    judged: 0,
  }));
  for (const [name, variant] of Object.entries(variants))
    for (let i = 0; name !== 'naive' && i < Math.max(WARM_UP_MIN, inputs.length); i += 1)
      await timed(variant, inputs[i % inputs.length]);
  for (const [i, input] of inputs.entries()) {
    const answers = {};
    for (const result of i % 2 ? results.toReversed() : results) {
      if (result.variant === 'naive' && i >= naiveSamples) continue;
      const [ms, ids] = await timed(variants[result.variant], input);
      result.times.push(ms);
      answers[result.variant] = ids.slice(0, PAGE).join();
    }
    if (answers.naive !== undefined)
      for (const result of results.filter(({ variant }) => variant === 'product' || variant === 'http')) {
        result.judged += 1;
        if (answers[result.variant] === answers.naive) result.agreed += 1;
      }
  }
  for (const { variant, times } of results)
    console.error(size, work, variant, times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(2));
  return results;
};

const timed = async (call, input) => {
  const startedAt = performance.now();
  const ids = await call(input);
  return [performance.now() - startedAt, ids];
};
