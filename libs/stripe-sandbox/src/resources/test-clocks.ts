import { invalidRequest } from '../shapes/api-error.js';
import { find, listOf, retrieve, type Handler } from '../calls/call.js';
import { runDue } from '../billing/due.js';
import { newId } from '../shapes/ids.js';
import type { TestClock } from '../shapes/stored.js';

const DAY = 24 * 3600;
/** Stripe deletes a test clock after 30 days; the sandbox only reports that date. */
const LIFE_DAYS = 30;

const createClock: Handler = ({ context, params }) => {
  params.required('frozen_time');
  const [frozenTime = 0, name] = [params.whole('frozen_time'), params.text('name')];
  params.done();
  const now = context.clock.now();
  const clock: TestClock = {
    id: newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + LIFE_DAYS * DAY,
    frozen_time: frozenTime,
    livemode: false,
    name: name ?? null,
    status: 'ready',
    status_details: {},
  };
  return context.add('test_helpers.test_clock', clock, 'test_helpers.test_clock.created');
};

/** Runs everything due before it responds, so the clock is never observed in status `advancing`. */
const advanceClock: Handler = ({ context, params, id }) => {
  const clock = find(context, 'test_helpers.test_clock', id);
  params.required('frozen_time');
  const target = params.whole('frozen_time') ?? 0;
  params.done();
  if (target <= clock.frozen_time)
    throw invalidRequest('Test clocks can only be advanced to a future time.', { param: 'frozen_time' });
  runDue(context, id, target);
  return context.change(clock, 'test_helpers.test_clock.ready', (ready) => {
    ready.frozen_time = target;
  });
};

export const testClocks = {
  create: createClock,
  retrieve: retrieve('test_helpers.test_clock'),
  advance: advanceClock,
  list: listOf('test_helpers.test_clock', '/v1/test_helpers/test_clocks'),
};
