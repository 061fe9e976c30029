import { invalidRequest } from '../shapes/api-error.js';
import type { Handler } from '../calls/call.js';
import { runDue } from '../billing/due.js';
import type { Context } from '../billing/context.js';

const YEAR = 366 * 24 * 3600;

const clockView = (context: Context) => ({
  object: 'sandbox.clock',
  now: context.clock.now(),
  ahead_seconds: context.store.offset,
});

const readClock: Handler = ({ context, params }) => {
  params.done();
  return clockView(context);
};

/** Advances the sandbox's own clock, for everything that is not on a test clock. Body: seconds (1 to a year). */
const advanceAll: Handler = ({ context, params }) => {
  const seconds = params.whole('seconds', { min: 1, max: YEAR });
  params.done();
  if (seconds === undefined) throw invalidRequest('Missing required param: seconds.', { param: 'seconds' });
  runDue(context, null, context.clock.now() + seconds);
  context.store.offset += seconds;
  return clockView(context);
};

export const sandboxClock = { read: readClock, advance: advanceAll };
