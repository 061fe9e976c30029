import { invalidRequest } from '../api/api-error.js';
import type { Handler } from '../api/call.js';
import { runDue } from '../billing/due.js';
import type { World } from '../billing/world.js';

const YEAR = 366 * 24 * 3600;

const clockView = (world: World) => ({
  object: 'sandbox.clock',
  now: world.clock.now(),
  ahead_seconds: world.store.offset,
});

const readClock: Handler = ({ world, params }) => {
  params.done();
  return clockView(world);
};

/** Advances the sandbox's own clock, for everything that is not on a test clock. Body: seconds (1 to a year). */
const advanceAll: Handler = ({ world, params }) => {
  const seconds = params.whole('seconds', { min: 1, max: YEAR });
  params.done();
  if (seconds === undefined) throw invalidRequest('Missing required param: seconds.', { param: 'seconds' });
  runDue(world, null, world.clock.now() + seconds);
  world.store.offset += seconds;
  return clockView(world);
};

export const sandboxClock = { read: readClock, advance: advanceAll };
