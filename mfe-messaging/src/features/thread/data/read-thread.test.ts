import type { MessageView } from '@wayfellow/contracts';
import { createQueryClient } from '@wayfellow/web';
import { fakeServer } from '@wayfellow/web/testing';
import { pairSource } from '../pair/pair-source';
import { readThread } from './read-thread';
import { type Thread, merged, threadKey } from './thread-cache';

const OTHER = 2;
const told: MessageView = {
  id: 7,
  senderId: OTHER,
  receiverId: 1,
  content: 'Send me 180 by tonight',
  read: false,
  readAt: null,
  createdAt: '2027-03-24T18:04:00.000Z',
};
const later: MessageView = { ...told, id: 8, content: 'Are you there?' };
const hidden: MessageView = { ...told, content: '', isHidden: true };

test('an answer that was read before a message was hidden does not bring its text back', async () => {
  const client = createQueryClient();
  const key = threadKey(OTHER);
  client.setQueryData<Thread>(key, { messages: [told], hasOlder: false, completeUpTo: 7, caughtUpOn: 1 });
  fakeServer({
    get 'GET /api/messages/2'() {
      // The frame about it overtakes the answer.
      client.setQueryData<Thread>(key, (now) => now && { ...now, messages: merged(now.messages, [hidden]) });
      return { body: [told, later] };
    },
  });
  const { messages } = await readThread({ client, userId: 1, connection: () => 2 }, pairSource(OTHER));
  expect(messages).toEqual([hidden, later]);
});
