import { meantBy } from './did-you-mean';

const known = [
  'Japan',
  'Lisbon, Portugal',
  'São Paulo, Brazil',
  'Tromsø, Norway',
  'Valencia, Spain',
  'Valencia, Venezuela',
].map((name) => ({ name }));

test.each([
  ['lisbon', 'Lisbon, Portugal'],
  [' Sao paulo ', 'São Paulo, Brazil'],
  ['tromso', 'Tromsø, Norway'],
  ['Lisbon, Portugal', undefined],
  ['Tromso, Norway', undefined],
  ['japan', undefined],
  // Which of the two is not known.
  ['Valencia', undefined],
  ['Lisb', undefined],
  ['', undefined],
])('by %j is meant %j', (text, meant) => {
  expect(meantBy(text, known)).toBe(meant);
});
