import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type GroupMessageView, type ServerFrame, limits } from '@wayfellow/contracts';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { GroupMessages } from '../messages/groups/group-messages.service.js';
import { readersOf } from '../messages/groups/group-message.view.js';
import { MessagesService } from '../messages/messages.service.js';
import { Membership } from './members/membership.service.js';
import { SeatStore } from './members/seat.store.js';
import { Spacing } from './spacing.js';

/** What a member's app tells the others in a conversation. */
interface News {
  conversationId: number;
  userId: number;
  frame: ServerFrame;
}

/** What is said, read and typed in conversations of several, for HTTP requests and live frames alike. */
@Injectable()
export class GroupChatService implements OnModuleDestroy {
  private readonly receipts = new Spacing<News>((news) => this.tellReaders(news));
  private readonly typists = new Spacing<News>((news) => this.tellReaders(news));

  constructor(
    private readonly membership: Membership,
    private readonly store: SeatStore,
    private readonly messages: GroupMessages,
    private readonly pairs: MessagesService,
    private readonly live: LiveHub,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.receipts.flush();
    await this.typists.flush();
  }

  /**
   * Stores a message, once per clientId, and delivers it to everybody who is in at its commit.
   * @throws Problem 404 unless the sender is in the conversation, 403 if it has closed, 429 past the limit of messages a minute
   */
  async send(senderId: number, id: number, input: Said): Promise<GroupMessageView> {
    const { stored } = await this.accept(senderId, id, input);
    return stored;
  }

  /** Like `send`, but resolves as soon as the message is queued, so that the next can be accepted while this one is stored. */
  async accept(
    senderId: number,
    conversationId: number,
    { content, clientId }: Said,
  ): Promise<{ stored: Promise<GroupMessageView> }> {
    const message = { conversationId, senderId, content, clientId: clientId || null };
    // The statement itself stores only what its sender may write. Only of what it refuses somebody has to ask why.
    const { stored } = await this.messages.accept(message);
    return { stored: stored.catch((error: unknown) => this.refused(senderId, conversationId, error)) };
  }

  /**
   * One page of what a member may read, oldest first.
   * @throws Problem 404 unless the user is in the conversation, 400 for both `before` and `after`
   */
  async thread(
    userId: number,
    id: number,
    query: { before?: number; after?: number; limit?: number },
  ): Promise<{ messages: GroupMessageView[]; hasMore: boolean }> {
    const seat = await this.membership.requireMember(userId, id);
    if (query.before && query.after)
      throw invalidInput({ after: 'Ask for before or for after, not for both' });
    return this.messages.page(userId, seat, query, query.limit ?? limits.threadPageSize.default);
  }

  /**
   * Marks everything up to a message as read, and tells those who are in.
   * @throws Problem 404 unless the user is in the conversation, and the message, too
   */
  async read(userId: number, id: number, messageId: number): Promise<void> {
    await this.membership.requireMember(userId, id);
    if ((await this.messages.placeOf(messageId)) !== id) throw new Problem('unknown-message');
    if (!(await this.store.markRead(userId, id, messageId))) return;
    this.messages.unreadChanged(id, [userId]);
    this.live.deliver([userId], { type: 'conversation_update' });
    await this.receipts.tell(`${id}:${userId}`, {
      conversationId: id,
      userId,
      frame: { type: 'group_read_receipt', conversationId: id, messageId, readerId: userId },
    });
  }

  /**
   * Like `read`, by the message alone, of one traveler or of several.
   * @throws Problem 404 when the user can read no such message
   */
  async readMessage(userId: number, messageId: number): Promise<void> {
    if (await this.pairs.readReceived(userId, messageId)) return;
    const id = await this.messages.placeOf(messageId);
    if (id === undefined || !(await this.membership.isMember(userId, id)))
      throw new Problem('unknown-message');
    await this.read(userId, id, messageId);
  }

  /**
   * Shows the others that somebody is typing; nothing is stored.
   * @throws Problem 404 unless the user is in the conversation, 403 if it has closed
   */
  async typing(userId: number, id: number, isTyping: boolean): Promise<void> {
    await this.membership.requireWriter(userId, id);
    await this.typists.tell(`${id}:${userId}`, {
      conversationId: id,
      userId,
      frame: { type: 'group_typing_indicator', conversationId: id, senderId: userId, isTyping },
    });
  }

  /** @throws Problem 404 unless the user is in the conversation */
  async mute(userId: number, id: number, until: 'tomorrow' | 'always' | null): Promise<void> {
    await this.membership.requireMember(userId, id);
    await this.store.mute(userId, id, until);
    this.messages.unreadChanged(id, [userId]);
    this.live.deliver([userId], { type: 'conversation_update' });
    this.membership.announce(id, [userId]);
  }

  /** Tells those who read somebody as it is sent, and nobody once that one has left: a block may have come since it was told. */
  private async tellReaders({ conversationId, userId, frame }: News): Promise<void> {
    const readers = await this.store.readers(conversationId);
    if (readers.members.includes(userId)) this.live.deliver(readersOf(userId, readers), frame);
  }

  /** Says why the database refused a message. */
  private async refused(senderId: number, id: number, error: unknown): Promise<never> {
    if (error instanceof Problem) await this.membership.requireWriter(senderId, id);
    throw error;
  }
}

interface Said {
  content: string;
  clientId?: string | null;
}
