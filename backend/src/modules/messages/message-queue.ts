import { Injectable } from '@nestjs/common';
import type { MessageView } from '@wayfellow/contracts';
import { isDatabaseGone } from '../../platform/problems/database-gone.js';
import { Problem } from '../../platform/problems/problem.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { MessageStore, type NewMessage } from './message.store.js';
import { type MessageRow, toMessageView } from './message.view.js';

/** One statement takes so many at most: its parameters stay small beside what a connection carries at ease. */
const BATCH_MAX = 512;

interface Waiting {
  message: NewMessage;
  resolve: (stored: MessageView) => void;
  reject: (error: unknown) => void;
}

/**
 * The one way of this instance's messages into the database. One batch is on its way at a time and takes all that came
 * meanwhile: the busier it is, the more share a commit, and sockets get a conversation's messages in the order of their ids.
 */
@Injectable()
export class MessageQueue {
  private waiting: Waiting[] = [];
  private isStoring = false;

  constructor(
    private readonly store: MessageStore,
    private readonly live: LiveHub,
  ) {}

  /**
   * Stores a message after all that were added before, then brings it to every socket of both. So does one that was stored
   * before under its clientId: a commit whose answer was lost was never delivered. Gives the message as its sender sees it,
   * once it is committed.
   * @throws Problem 403 when the match is gone
   */
  add(message: NewMessage): Promise<MessageView> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      if (this.isStoring) return;
      this.isStoring = true;
      // What the same turn of the event loop brings goes with it.
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

  private async storeBatch(batch: Waiting[]): Promise<void> {
    const stored = await this.store
      .insert(batch.map(({ message }) => message))
      .catch((error: unknown) => this.failed(batch, error));
    if (!stored) return;
    for (const [at, one] of batch.entries()) this.settle(one, stored[at]);
  }

  /** A delivery that throws fails its own message only. */
  private settle({ resolve, reject }: Waiting, row: MessageRow | undefined): void {
    try {
      if (!row) throw new Problem('not-matched');
      resolve(this.deliver(row));
    } catch (error) {
      reject(error);
    }
  }

  /** One that the database cannot take must not take the others down: they go again, each by itself. */
  private async failed(batch: Waiting[], error: unknown): Promise<undefined> {
    if (batch.length > 1 && !isDatabaseGone(error)) for (const one of batch) await this.storeBatch([one]);
    else for (const { reject } of batch) reject(error);
  }

  private deliver(row: MessageRow): MessageView {
    const message = toMessageView(row, row.senderId);
    if (row.clientId === null) {
      // Both see the same: one text serves all.
      this.live.deliver([row.receiverId, row.senderId], { type: 'new_message', message });
      return message;
    }
    const received = toMessageView(row, row.receiverId);
    this.live.deliver([row.receiverId], { type: 'new_message', message: received });
    this.live.deliver([row.senderId], { type: 'new_message', message });
    return message;
  }
}
