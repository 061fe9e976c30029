import { timing } from '@wayfellow/contracts';
import { TypingSignal } from './typing-signal';

let told: boolean[];
let isConnected: boolean;
let signal: TypingSignal;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  isConnected = true;
  signal = new TypingSignal((isTyping) => {
    if (isConnected) told.push(isTyping);
    return isConnected;
  });
});
afterEach(() => jest.useRealTimers());

test('typing is on when the text becomes non-empty, told once', () => {
  for (const text of ['H', 'He', 'Hey']) signal.changed(text);
  expect(told).toEqual([true]);
});

test('typing is off when the text is emptied', () => {
  signal.changed('H');
  signal.changed('');
  expect(told).toEqual([true, false]);
});

test('typing is off after 3,000 ms without a change, and on again with the next one', () => {
  signal.changed('H');
  jest.advanceTimersByTime(timing.typingIdleMs - 1);
  expect(told).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  signal.changed('He');
  expect(told).toEqual([true, false, true]);
});

test('typing is off when the message is sent, and not told twice', () => {
  signal.changed('Hey');
  signal.stop();
  signal.stop();
  jest.advanceTimersByTime(2 * timing.typingIdleMs);
  expect(told).toEqual([true, false]);
});

test('while disconnected nothing counts as told; the first change afterwards tells it', () => {
  isConnected = false;
  signal.changed('H');
  isConnected = true;
  signal.changed('He');
  expect(told).toEqual([true]);
});

test('long writing is told again, because the other side forgets', () => {
  for (let passed = 0; passed <= timing.typingIdleMs; passed += 1_000) {
    signal.changed(`${passed}`);
    jest.advanceTimersByTime(1_000);
  }
  expect(told).toEqual([true, true]);
});
