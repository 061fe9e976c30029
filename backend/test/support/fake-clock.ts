/** All else that Jest would fake with the clock: timers and turns of the event loop stay real. */
const everythingButDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the clock of this process; `jest.useRealTimers()` ends it. */
export const fakeClock = (now: number): void => {
  jest.useFakeTimers({ now, doNotFake: [...everythingButDate] });
};
