import type { MessageView } from '@wayfellow/contracts';
import { merged, readUpTo } from './thread-cache';

const message = (id: number, more: Partial<MessageView> = {}): MessageView => ({
  id,
  senderId: 1,
  receiverId: 2,
  content: `message ${id}`,
  read: false,
  readAt: null,
  createdAt: '2027-03-24T18:04:00.000Z',
  ...more,
});
const ids = (messages: readonly MessageView[]) => messages.map(({ id }) => id);

test('what comes late or twice stands once, in the order of ids', () => {
  expect(ids(merged([message(2), message(5)], [message(9), message(3), message(5), message(1)]))).toEqual([
    1, 2, 3, 5, 9,
  ]);
});

test('an older answer does not make a read message unread, nor takes its time or clientId', () => {
  const known = message(1, { read: true, readAt: '2027-03-24T18:05:00.000Z', clientId: 'a' });
  expect(merged([known], [message(1)])).toEqual([known]);
});

test('messages that did not change keep their identity', () => {
  const known = message(1);
  expect(merged([known], [message(1), message(2)])[0]).toBe(known);
});

test('a message that was taken back loses its text', () => {
  expect(merged([message(1)], [message(1, { content: '' })])).toEqual([message(1, { content: '' })]);
});

test("a receipt marks the author's messages up to it, and nobody else's", () => {
  const messages = [message(1), message(2, { senderId: 2 }), message(3), message(4)];
  const read = readUpTo(messages, 1, 3, '2027-03-24T18:05:00.000Z');
  expect(read.filter((each) => each.read).map(({ id }) => id)).toEqual([1, 3]);
  expect(read[2]?.readAt).toBe('2027-03-24T18:05:00.000Z');
});
