import { Injectable } from '@nestjs/common';
import type { MessageView } from '@wayfellow/contracts';
import { isDatabaseUnavailable } from '../../platform/problems/database-unavailable.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { Tracing } from '../../platform/observability/tracing.js';
import { Problem } from '../../platform/problems/problem.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { MessageNotifications } from './message-notifications.js';
import { MessageStore, type NewMessage } from './message.store.js';
import { type MessageRow, toMessageView } from './message.view.js';

/** The most messages that one statement inserts, so that its parameters stay small. */
const BATCH_MAX = 512;

interface WaitingMessage {
  message: NewMessage;
  resolve: (stored: MessageView) => void;
  reject: (error: unknown) => void;
  /** Each a part of the request or frame that brought the message. */
  insert: MessageStore['insert'];
  deliver: (row: MessageRow) => MessageView;
}

/**
 * Stores this instance's messages, one batch at a time; a batch takes all that arrived during the one before. The
 * busier the instance, the more messages share a commit, and sockets get a conversation's messages in order of id.
 */
@Injectable()
export class MessageQueue {
  private waiting: WaitingMessage[] = [];
  private isStoring = false;
  private readonly stored;
  private readonly storing;

  constructor(
    private readonly store: MessageStore,
    private readonly live: LiveHub,
    private readonly notifications: MessageNotifications,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    metrics.gauge('messages_waiting', 'Messages that wait to be stored', () => this.waiting.length);
    this.stored = metrics.counter('messages_stored_total', 'Messages that were stored');
    this.storing = metrics.histogram('message_batch_duration_seconds', 'Time to store a batch of messages');
  }

  /**
   * Stores a message after all that were added before, then delivers it to all sockets of both users. A message stored
   * earlier under its clientId is delivered again: if the answer to its commit was lost, it never was. Resolves after
   * the commit, with the message as its sender sees it.
   * @throws Problem 403 when the match is gone
   */
  add(message: NewMessage): Promise<MessageView> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        message,
        resolve,
        reject,
        insert: this.tracing.bind((messages) => this.store.insert(messages)),
        deliver: this.tracing.bind((row) => this.deliver(row)),
      });
      if (this.isStoring) return;
      this.isStoring = true;
      // Messages added in the same tick join the batch.
      setImmediate(() => void this.storeAll());
    });
  }

  private async storeAll(): Promise<void> {
    try {
      while (this.waiting.length > 0) await this.storeBatch(this.waiting.splice(0, BATCH_MAX));
    } finally {
      this.isStoring = false;
    }
  }

  private async storeBatch(batch: WaitingMessage[]): Promise<void> {
    const end = this.storing.startTimer();
    // In a trace a batch belongs to its first message.
    const inserted = batch[0]?.insert(batch.map(({ message }) => message));
    const stored = await inserted?.catch((error: unknown) => this.failed(batch, error));
    if (!stored) return;
    end();
    for (const [at, one] of batch.entries()) this.settle(one, stored[at]);
  }

  /** A delivery that throws fails its own message only. */
  private settle({ message, resolve, reject, deliver }: WaitingMessage, row: MessageRow | undefined): void {
    try {
      if (!row) throw new Problem('not-matched');
      this.notifications.changed(message.matchId, row.receiverId);
      this.stored.inc();
      resolve(deliver(row));
    } catch (error) {
      reject(error);
    }
  }

  /** A message that the database refuses must not fail the others: each is tried again by itself. */
  private async failed(batch: WaitingMessage[], error: unknown): Promise<undefined> {
    if (batch.length > 1 && !isDatabaseUnavailable(error))
      for (const one of batch) await this.storeBatch([one]);
    else for (const { reject } of batch) reject(error);
  }

  private deliver(row: MessageRow): MessageView {
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
