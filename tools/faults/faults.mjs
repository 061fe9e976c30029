/**
 * A fault that the product has to survive, and the backend's tests that cause it.
 *
 * @typedef {object} Fault
 * @property {string} name as in docs/security-coverage.md
 * @property {string} does in a few words, with the size at which it is caused here
 * @property {{ file: string, only?: string }[]} tests only: a part of the tests' names, where a file tests other faults, too
 * @property {Record<string, string>} [env] how much of it: `npm test` causes less
 */

/** @type {Fault[]} */
export const faults = [
  {
    name: 'F1',
    does: 'each of two instances killed five times, at up to 200 messages a second',
    tests: [{ file: 'faults-instances', only: 'is killed' }],
    env: { FAULT_ROUNDS: '5', FAULT_RATE: '200' },
  },
  {
    name: 'F2',
    does: 'Redis gone for 30 seconds while people write',
    tests: [{ file: 'faults-parts', only: 'while Redis is gone' }],
    env: { FAULT_GONE_MS: '30000' },
  },
  {
    name: 'F3',
    does: 'PostgreSQL gone for 10 seconds, or silent, while people write',
    tests: [{ file: 'faults-parts', only: 'while PostgreSQL is gone' }, { file: 'platform-outage' }],
    env: { FAULT_GONE_MS: '10000' },
  },
  {
    name: 'F4',
    does: 'an instance told to stop five times, at up to 200 messages a second',
    tests: [{ file: 'faults-instances', only: 'is told to stop' }, { file: 'platform-stop' }],
    env: { FAULT_ROUNDS: '5', FAULT_RATE: '200' },
  },
  {
    name: 'F5',
    does: 'one of two workers killed in the middle of a downgrade and of an email',
    tests: [{ file: 'subscriptions-workers' }],
  },
  {
    name: 'F6',
    does: 'clocks of two instances twenty minutes apart',
    tests: [{ file: 'faults-instances', only: 'clocks of two instances' }],
  },
  {
    name: 'F7',
    does: 'events of the provider ten times, in a hundred random orders, and lost',
    tests: [{ file: 'subscriptions-events' }, { file: 'subscriptions-reconciled' }],
  },
  {
    name: 'F8',
    does: "ten thousand sockets that say nothing for ten minutes; an hour's worth of messages at 200 a second, with flat memory",
    tests: [{ file: 'faults-silent' }, { file: 'faults-memory' }],
    env: {
      FAULT_SOCKETS: '10000',
      FAULT_PINGS: '24',
      FAULT_PING_EVERY_MS: '25000',
      FAULT_MESSAGES: '720000',
    },
  },
  {
    name: 'F9',
    does: 'peers half gone, and connections that break off again and again',
    tests: [{ file: 'faults-peers', only: 'a peer that is half gone' }, { file: 'platform-live-guard' }],
  },
  {
    name: 'F10',
    does: '100,000 requests and as many frames that nobody should send, with flat memory (a quarter of an hour)',
    tests: [{ file: 'fuzz' }],
    env: { FUZZ_COUNT: '100000' },
  },
  {
    name: 'F11',
    does: 'the session store emptied, and rows of it damaged',
    tests: [{ file: 'faults-peers', only: 'session store was emptied' }, { file: 'session-content' }],
  },
];

/** How to call the command; `unknown` are words that name no fault. */
export const usage = (unknown = []) =>
  [
    ...unknown.map((word) => `There is no fault named ${word}.`),
    'Usage: npm run faults -- <fault>...',
    ...[...faults, { name: 'all', does: 'one after the other' }].map(
      ({ name, does }) => `  ${name.padEnd(4)} ${does}`,
    ),
  ].join('\n');
