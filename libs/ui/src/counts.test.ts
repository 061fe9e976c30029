import type { CountView } from '@wayfellow/contracts';
import { crossingText, numberText, peopleText } from './counts';

const exactly = (value: number): CountView => ({ value, isAtLeast: false });

test.each<[count: CountView, number: string, people: string, crossing: string]>([
  [exactly(1), '1', '1 person', '1 person crosses your days'],
  [exactly(12), '12', '12 people', '12 people cross your days'],
  [{ value: null, isAtLeast: false }, 'a few', 'a few people', 'A few people cross your days'],
  [{ value: 10, isAtLeast: true }, '10+', '10+ people', '10+ people cross your days'],
])('%j is %s, as people %s', (count, number, people, crossing) => {
  expect(numberText(count)).toBe(number);
  expect(peopleText(count)).toBe(people);
  expect(crossingText(count)).toBe(crossing);
});

test('nobody is nobody yet', () => expect(peopleText(exactly(0))).toBe('nobody yet'));
