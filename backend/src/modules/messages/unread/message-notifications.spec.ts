import type { DataSource } from 'typeorm';
import type { NotificationsService } from '../../notifications/notifications.service.js';
import { MessageNotifications } from './message-notifications.js';
import type { Inbox, UnreadStore } from './unread.store.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notifications whose transactions each end when they are let. */
const waiting = () => {
  const recorded: (readonly Inbox[])[] = [];
  const ends: (() => void)[] = [];
  const store = {
    lock: (...[, , inboxes]: Parameters<UnreadStore['lock']>) => {
      recorded.push(inboxes);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    latest: () => Promise.resolve([]),
  };
  const database = { transaction: (work: (manager: unknown) => Promise<unknown>) => work({}) };
  const notifications = { syncMessages: () => Promise.resolve([]) };
  const messages = new MessageNotifications(
    database as unknown as DataSource,
    store as unknown as UnreadStore,
    notifications as unknown as NotificationsService,
  );
  return { messages, recorded, endFirst: () => ends.shift()?.() };
};

describe('what is unread', () => {
  test('is recorded a second after the first change, each inbox once', async () => {
    const { messages, recorded } = waiting();
    for (const userId of [1, 2, 1]) messages.changed({ kind: 'pair', id: 7, userId });
    await jest.advanceTimersByTimeAsync(999);
    expect(recorded).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(recorded).toEqual([
      [
        { kind: 'pair', id: 7, userId: 1 },
        { kind: 'pair', id: 7, userId: 2 },
      ],
    ]);
  });

  test('is recorded once at a time, and what changed meanwhile with the next', async () => {
    const { messages, recorded, endFirst } = waiting();
    for (let second = 1; second <= 5; second += 1) {
      messages.changed({ kind: 'pair', id: second, userId: 1 });
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(recorded).toEqual([[{ kind: 'pair', id: 1, userId: 1 }]]);
    endFirst();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(recorded[1]?.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    endFirst();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(recorded).toHaveLength(2);
  });
});
