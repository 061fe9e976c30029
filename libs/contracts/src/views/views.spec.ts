import { validationErrors } from './mismatches.js';
import { boolean, choice, day, integer, list, nullable, object, optional, string, time } from './schema.js';

const trip = object({
  id: integer,
  place: nullable(string),
  kind: choice(['long', 'short']),
  from: day,
  madeAt: time,
  isOver: boolean,
  tags: list(string),
  note: optional(string),
});
const right = {
  id: 1,
  place: null,
  kind: 'long',
  from: '2027-02-03',
  madeAt: '2027-01-01T10:00:00.000Z',
  isOver: false,
  tags: ['a'],
};

test.each([right, { ...right, place: 'Lisbon', note: 'x', tags: [] }])(
  '%j is what the schema says',
  (value) => expect(validationErrors(trip, value)).toEqual([]),
);

test.each([
  [{ ...right, id: 1.5 }, 'answer.id is no integer'],
  [{ ...right, id: '1' }, 'answer.id is no integer'],
  [{ ...right, place: 7 }, 'answer.place is no string'],
  [{ ...right, kind: 'wide' }, 'answer.kind is no choice'],
  [{ ...right, from: '2027-02-30' }, 'answer.from is no day'],
  [{ ...right, madeAt: '2027-01-01' }, 'answer.madeAt is no time'],
  [{ ...right, isOver: null }, 'answer.isOver is no boolean'],
  [{ ...right, tags: ['a', 1] }, 'answer.tags[1] is no string'],
  [{ ...right, tags: {} }, 'answer.tags is no list'],
  [{ ...right, note: null }, 'answer.note is no string'],
  [{ ...right, email: 'x' }, 'answer.email is unknown'],
  [[right], 'answer is no object'],
  [null, 'answer is no object'],
])('%j is not: %s', (value, mismatch) => expect(validationErrors(trip, value)).toEqual([mismatch]));

test('a missing field is told', () => {
  const { id: _, ...rest } = right;
  expect(validationErrors(list(trip), [rest])).toEqual(['answer[0].id is missing']);
});
