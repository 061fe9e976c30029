import { firstNameOf } from './names';

it('is the first word of a name', () => {
  expect(firstNameOf('Priya Raman')).toBe('Priya');
  expect(firstNameOf('  Bo ')).toBe('Bo');
});

it('is something else where there is no name', () => {
  expect(firstNameOf(undefined)).toBe('Traveler');
  expect(firstNameOf(' ', 'The host')).toBe('The host');
});
