import { Injectable } from '@nestjs/common';
import type { GroupMessageView } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { LiveHub } from '../../../platform/live/live-hub.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import { Tracing } from '../../../platform/observability/tracing.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { MessageBatches } from '../batches/message-batches.js';
import { messageLimit } from '../batches/message-limit.js';
import { MessageNotifications } from '../unread/message-notifications.js';
import {
  GroupMessageStore,
  type NewGroupMessage,
  type NewLine,
  type Readable,
} from './group-message.store.js';
import {
  type GroupMessageRow,
  type StoredGroupMessage,
  readersOf,
  toGroupMessageView,
} from './group-message.view.js';

/**
 * The messages of conversations of several. Who may read is told by the caller; who may write, and who gets it, by the row of the
 * conversation in the statement that stores the message.
 */
@Injectable()
export class GroupMessages {
  private readonly batches: MessageBatches<NewGroupMessage, StoredGroupMessage, GroupMessageView>;
  private readonly stored;

  constructor(
    private readonly store: GroupMessageStore,
    private readonly live: LiveHub,
    private readonly limits: RateLimits,
    private readonly notifications: MessageNotifications,
    metrics: Metrics,
    tracing: Tracing,
  ) {
    metrics.gauge(
      'group_messages_waiting',
      'Messages to several that wait to be stored',
      () => this.batches.size,
    );
    this.stored = metrics.counter('group_messages_stored_total', 'Messages to several that were stored');
    this.batches = new MessageBatches(
      {
        insert: (messages) => store.insert(messages),
        deliver: (_, row) => this.deliver(row),
        refusedAs: 'not-member',
      },
      metrics.histogram(
        'group_message_batch_duration_seconds',
        'Time to store a batch of messages to several',
      ),
      tracing,
    );
  }

  /**
   * Queues a message, once per clientId; `stored` is it after the commit, by which it is delivered to everybody who was in then.
   * @throws Problem 429 past the limit of messages a minute; `stored` rejects with 403 when the sender cannot write there
   */
  async accept(message: NewGroupMessage): Promise<{ stored: Promise<GroupMessageView> }> {
    await this.limits.consume(messageLimit, message.senderId);
    return { stored: this.batches.add(message) };
  }

  /** Adds a line of the system, in the transaction that holds the conversation's lock. Call `deliverLine` after its commit. */
  addLine(manager: EntityManager, line: NewLine): Promise<GroupMessageRow> {
    return this.store.addLine(manager, line);
  }

  /** After the commit: a line of the system stays readable also between those who do not read each other. */
  deliverLine(row: GroupMessageRow, members: readonly number[]): void {
    this.live.deliver(members, { type: 'new_group_message', message: toGroupMessageView(row) });
  }

  /** After the commit: these users have read more, or a block has changed whom they read. */
  unreadChanged(conversationId: number, userIds: readonly number[]): void {
    for (const userId of userIds) this.notifications.changed({ kind: 'group', id: conversationId, userId });
  }

  /** The id of a conversation's latest message, under its lock; 0 if there is none. */
  latestId(manager: EntityManager, conversationId: number): Promise<number> {
    return this.store.latestId(manager, conversationId);
  }

  /** One page of what somebody may read, oldest first, and whether there is more in the direction of paging. */
  async page(
    viewerId: number,
    readable: Readable,
    position: { before?: number; after?: number },
    limit: number,
  ): Promise<{ messages: GroupMessageView[]; hasMore: boolean }> {
    const { rows, hasMore } = await this.store.page(readable, position, limit);
    return { messages: rows.map((row) => toGroupMessageView(row, viewerId)), hasMore };
  }

  /** Messages by their ids, which the caller has found readable. */
  async byIds(viewerId: number, ids: readonly number[]): Promise<Map<number, GroupMessageView>> {
    const rows = ids.length === 0 ? [] : await this.store.byIds(ids);
    return new Map(rows.map((row) => [row.id, toGroupMessageView(row, viewerId)]));
  }

  /** In which conversation of several a message is; undefined if it is in none. */
  placeOf(id: number): Promise<number | undefined> {
    return this.store.placeOf(id);
  }

  /** Shows a message that the caller's transaction has changed. Call what it returns after the commit. */
  async showAgain(manager: EntityManager, id: number): Promise<() => void> {
    const row = await this.store.storedNow(manager, id);
    return () => {
      if (!row) return;
      this.show(row, readersOf(row.senderId, row));
      // It may be the last one that the list shows.
      this.live.deliver(row.members, { type: 'members_update', conversationId: row.conversationId });
    };
  }

  private deliver(row: StoredGroupMessage): GroupMessageView {
    this.stored.inc();
    const readers = readersOf(row.senderId, row);
    this.unreadChanged(row.conversationId, readers);
    return this.show(row, readers);
  }

  private show(row: StoredGroupMessage, readers: readonly number[]): GroupMessageView {
    const { senderId } = row;
    const own = toGroupMessageView(row, senderId);
    if (row.clientId === null) {
      // All see the same, so it is serialized once.
      this.live.deliver([...readers, senderId], { type: 'new_group_message', message: own });
      return own;
    }
    this.live.deliver(readers, { type: 'new_group_message', message: toGroupMessageView(row) });
    this.live.deliver([senderId], { type: 'new_group_message', message: own });
    return own;
  }
}
