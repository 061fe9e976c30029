import { Injectable } from '@nestjs/common';
import { type MessageInput, type MessageView, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { AcceptedPairs } from '../matches/accepted-pairs.js';
import { messageLimit } from './batches/message-limit.js';
import { GroupMessages } from './groups/group-messages.service.js';
import { MessageQueue } from './message-queue.js';
import { MessageStore } from './message.store.js';
import { toMessageView } from './message.view.js';
import type { ThreadDto, TypingDto } from './messages.dto.js';
import { MessageNotifications } from './unread/message-notifications.js';

export interface ThreadPage {
  messages: MessageView[];
  /** Whether there are more in the direction of paging. */
  hasMore: boolean;
}

/** The messages of matched travelers, for HTTP requests and live frames alike. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly pairs: AcceptedPairs,
    private readonly queue: MessageQueue,
    private readonly store: MessageStore,
    private readonly groups: GroupMessages,
    private readonly live: LiveHub,
    private readonly limits: RateLimits,
    private readonly notifications: MessageNotifications,
  ) {}

  /**
   * Stores a message, once per clientId, and delivers it to all sockets of both users.
   * @throws Problem 404 when the receiver does not exist, 403 when the two are not matched, 429 past the limit of
   * messages a minute
   */
  async send(senderId: number, input: MessageInput): Promise<MessageView> {
    const { stored } = await this.accept(senderId, input);
    return stored;
  }

  /**
   * Like `send`, but resolves as soon as the message is queued, so that the next can be accepted while this one is stored.
   */
  async accept(
    senderId: number,
    { receiverId, content, clientId }: MessageInput,
  ): Promise<{ stored: Promise<MessageView> }> {
    const { matchId, conversationId } = await this.pairs.requireAccepted(senderId, receiverId);
    await this.limits.consume(messageLimit, senderId);
    // Every property named, not spread: that took ten times as long, and made it slow to read.
    const message = { matchId, conversationId, senderId, receiverId, content, clientId: clientId || null };
    const stored = this.queue.add(message);
    return { stored: stored.catch((error: unknown) => this.refused(senderId, receiverId, error)) };
  }

  /** The database overrules the cache: evicts the pair, and queries the reason for the refusal. */
  private async refused(senderId: number, receiverId: number, error: unknown): Promise<never> {
    this.pairs.forget(senderId, receiverId);
    if (error instanceof Problem) await this.pairs.requireAcceptedUncached(senderId, receiverId);
    throw error;
  }

  /**
   * One page of the messages with another user, oldest first.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched, 400 for both `before` and `after`
   */
  async thread(userId: number, otherUserId: number, query: ThreadDto): Promise<ThreadPage> {
    if (query.before && query.after)
      throw invalidInput({ after: 'Ask for before or for after, not for both' });
    const limit = query.limit ?? limits.threadPageSize.default;
    // The statement itself reads only what the two may read. Only where that is nothing somebody has to ask why.
    const { rows, hasMore } = await this.store.page([userId, otherUserId], query, limit);
    if (rows.length === 0) await this.pairs.requireReadable(userId, otherUserId);
    return { messages: rows.map((row) => toMessageView(row, userId)), hasMore };
  }

  /**
   * Marks everything up to a received message as read, and notifies its author.
   * @throws Problem 404 when the user received no such message
   */
  async read(userId: number, messageId: number): Promise<void> {
    if (!(await this.readReceived(userId, messageId))) throw new Problem('unknown-message');
  }

  /** Like `read`, but false when the user received no such message from a single traveler. */
  async readReceived(userId: number, messageId: number): Promise<boolean> {
    const received = await this.store.received(userId, messageId);
    if (!received) return false;
    const { count, readAt, unreadCount } = await this.store.markRead(userId, received.matchId, messageId);
    if (count === 0) return true;
    this.notifications.changed({ kind: 'pair', id: received.matchId, userId });
    this.live.deliver([received.senderId], {
      type: 'read_receipt',
      messageId,
      readerId: userId,
      readAt: readAt?.toISOString() ?? null,
    });
    this.live.deliver([userId], {
      type: 'conversation_update',
      with: received.senderId,
      unreadCount,
    });
    return true;
  }

  /**
   * Hides the text of a message from everybody, or shows it again, in the transaction of the decision about it. Call what
   * it returns after the commit.
   */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<() => void> {
    const row = await this.store.setHidden(manager, id, isHidden);
    if (!row) return this.groups.showAgain(manager, id);
    return () => {
      for (const userId of [row.senderId, row.receiverId])
        this.live.deliver([userId], { type: 'message_update', message: toMessageView(row, userId) });
    };
  }

  /**
   * Shows the receiver that somebody is typing; nothing is stored.
   * @throws Problem 404 when the receiver does not exist, 403 when the two are not matched
   */
  async typing(senderId: number, { receiverId, isTyping }: TypingDto): Promise<void> {
    await this.pairs.requireAccepted(senderId, receiverId);
    this.live.deliver([receiverId], { type: 'typing_indicator', senderId, isTyping });
  }
}
