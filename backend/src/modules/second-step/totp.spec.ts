import { keyTexts, newKey, stepOf } from './totp.js';

const key = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, for SHA-1: of its eight digits the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(stepOf(key, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

test('a code is taken half a minute early or late, and no more', () => {
  const at = (steps: number) => stepOf(key, '279037', (2_000_000_000 + steps * 30) * 1_000);
  const step = Math.floor(2_000_000_000 / 30);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

test.each(['279038', '27903', '2790370', '', 'abcdef', '２７９０３７'])('%j is no code', (typed) => {
  expect(stepOf(key, typed, 2_000_000_000_000)).toBeUndefined();
});

test('it may be typed in two groups', () => {
  expect(stepOf(key, ' 279 037 ', 2_000_000_000_000)).toBeDefined();
});

test('an app is told the key, whose account it is and at what', () => {
  const { secret, uri } = keyTexts(key, 'ana');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Wayfellow:ana\?/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(newKey()).not.toEqual(newKey());
});
