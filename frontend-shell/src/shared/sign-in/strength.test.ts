import { strengthOf } from './strength';

test.each([
  ['', 0],
  ['abcde', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefghij', 1],
  ['horse7', 2],
  ['correct horse', 4],
  ['thermos window seat', 4],
  ['xK4!pq9', 3],
])('%j is worth %i of 4', (password, strength) => expect(strengthOf(password)).toBe(strength));
