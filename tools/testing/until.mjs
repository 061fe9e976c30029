/** Tries until `probe` gives something truthy, and gives that. */
export async function until(what, probe) {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const found = await probe().catch(() => undefined);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Not within two minutes: ${what}`);
}
