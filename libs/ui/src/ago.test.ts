import { agoText } from './ago';

const now = new Date(2027, 4, 10, 15, 0);

test.each([
  [new Date(2027, 4, 10, 14, 59, 30), 'just now'],
  [new Date(2027, 4, 10, 14, 59), '1 minute ago'],
  [new Date(2027, 4, 10, 14, 1), '59 minutes ago'],
  [new Date(2027, 4, 10, 14, 0), '1 hour ago'],
  [new Date(2027, 4, 10, 0, 30), '14 hours ago'],
  [new Date(2027, 4, 9, 23, 0), 'yesterday'],
  [new Date(2027, 4, 8, 23, 0), 'May 8'],
])('%s is told as %s', (then, text) => {
  expect(agoText(then.toISOString(), now)).toBe(text);
});
