import type { MessageView } from '@wayfellow/contracts';
import { daysOf } from './groups';

const at = (createdAt: string, senderId: number, id: number): MessageView => ({
  id,
  senderId,
  receiverId: 3 - senderId,
  content: '',
  read: false,
  readAt: null,
  createdAt: new Date(createdAt).toISOString(),
});

test('messages are grouped by day, by who wrote them, and by silences', () => {
  const days = daysOf(
    [
      at('2027-03-23T18:00', 2, 1),
      at('2027-03-23T18:04', 2, 2),
      at('2027-03-23T18:05', 1, 3),
      at('2027-03-23T20:05', 1, 4),
      at('2027-03-24T09:00', 1, 5),
    ],
    1,
  );
  expect(
    days.map(({ day, groups }) => [day, groups.map(({ messages }) => messages.map(({ id }) => id))]),
  ).toEqual([
    ['2027-03-23', [[1, 2], [3], [4]]],
    ['2027-03-24', [[5]]],
  ]);
  expect(days[0]?.groups.map(({ isMine }) => isMine)).toEqual([false, true, true]);
});
