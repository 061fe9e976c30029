import type { LiveHub } from '../../platform/live/live-hub.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { Tracing } from '../../platform/observability/tracing.js';
import { MessageQueue } from './message-queue.js';
import type { MessageStore, NewMessage } from './message.store.js';
import type { MessageRow } from './message.view.js';
import type { MessageNotifications } from './unread/message-notifications.js';

const messageOf = (content: string): NewMessage => ({
  matchId: 1,
  conversationId: 1,
  senderId: 1,
  receiverId: 2,
  content,
  clientId: null,
});

let nextId = 1;
const storedOf = (message: NewMessage): MessageRow => ({
  ...message,
  isHidden: false,
  id: nextId++,
  createdAt: new Date(0),
  read: false,
  readAt: null,
});
const store = {
  insert: async (messages: readonly NewMessage[]) => messages.map(storedOf),
} as unknown as MessageStore;

describe('the queue of messages', () => {
  it('goes on after a delivery that throws, which fails its own message only', async () => {
    const broken = new Error('cannot be delivered');
    const deliver = jest.fn().mockImplementationOnce(() => {
      throw broken;
    });
    const queue = new MessageQueue(
      store,
      { deliver } as unknown as LiveHub,
      { changed: () => undefined } as unknown as MessageNotifications,
      new Metrics(),
      new Tracing(),
    );
    const [first, second] = [queue.add(messageOf('one')), queue.add(messageOf('two'))];
    await expect(first).rejects.toBe(broken);
    await expect(second).resolves.toMatchObject({ content: 'two' });
    await expect(queue.add(messageOf('three'))).resolves.toMatchObject({ content: 'three' });
  });
});
