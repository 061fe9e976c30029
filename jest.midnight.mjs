// Tests count in days from today, which must not become yesterday while they run: a file that would begin shortly before
// midnight (UTC) begins after it.
const DAY_MS = 24 * 60 * 60 * 1_000;
const NEAR_MS = 10 * 60 * 1_000;

const leftMs = DAY_MS - (Date.now() % DAY_MS);
if (leftMs < NEAR_MS) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, leftMs + 1_000);
