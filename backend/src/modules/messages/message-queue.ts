import { Injectable } from '@nestjs/common';
import type { MessageView } from '@wayfellow/contracts';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { Tracing } from '../../platform/observability/tracing.js';
import { MessageBatches } from './batches/message-batches.js';
import { MessageStore, type NewMessage } from './message.store.js';
import { type MessageRow, toMessageView } from './message.view.js';
import { MessageNotifications } from './unread/message-notifications.js';

/** Stores this instance's messages of matched travelers, and delivers them in order of id. */
@Injectable()
export class MessageQueue {
  private readonly batches: MessageBatches<NewMessage, MessageRow, MessageView>;
  private readonly stored;

  constructor(
    store: MessageStore,
    private readonly live: LiveHub,
    private readonly notifications: MessageNotifications,
    metrics: Metrics,
    tracing: Tracing,
  ) {
    metrics.gauge('messages_waiting', 'Messages that wait to be stored', () => this.batches.size);
    this.stored = metrics.counter('messages_stored_total', 'Messages that were stored');
    this.batches = new MessageBatches(
      {
        insert: (messages) => store.insert(messages),
        deliver: (message, row) => this.deliver(message, row),
        refusedAs: 'not-matched',
      },
      metrics.histogram('message_batch_duration_seconds', 'Time to store a batch of messages'),
      tracing,
    );
  }

  /**
   * Stores a message after all that were added before, then delivers it to all sockets of both users. A message stored
   * earlier under its clientId is delivered again: if the answer to its commit was lost, it never was. Resolves after
   * the commit, with the message as its sender sees it.
   * @throws Problem 403 when the match is gone
   */
  add(message: NewMessage): Promise<MessageView> {
    return this.batches.add(message);
  }

  private deliver({ matchId }: NewMessage, row: MessageRow): MessageView {
    this.notifications.changed({ kind: 'pair', id: matchId, userId: row.receiverId });
    this.stored.inc();
    const message = toMessageView(row, row.senderId);
    if (row.clientId === null) {
      // Both see the same, so it is serialized once.
      this.live.deliver([row.receiverId, row.senderId], { type: 'new_message', message });
      return message;
    }
    const received = toMessageView(row, row.receiverId);
    this.live.deliver([row.receiverId], { type: 'new_message', message: received });
    this.live.deliver([row.senderId], { type: 'new_message', message });
    return message;
  }
}
