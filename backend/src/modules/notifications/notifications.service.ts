import { Injectable } from '@nestjs/common';
import {
  type NotificationCountView,
  type NotificationKind,
  type NotificationSubjects,
  type NotificationView,
  limits,
} from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/validation/page.js';
import { type FoldedMessages, NotificationStore, type Runner } from './notification.store.js';

export type { FoldedMessages } from './notification.store.js';

/** A notification to be recorded. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    userId: number;
    kind: Kind;
    /** The traveler who did it, or whom it is about. */
    actorId?: number;
    subject: NotificationSubjects[Kind];
    /** Events with the same one are folded into one line until it is read, such as `request:7`. */
    foldKey: string;
  };
}[NotificationKind];

/** The kinds that are emailed, and after how many minutes without being read. Until then the bell may do. */
const emailAfterMinutes: Partial<Record<NotificationKind, number>> = {
  request: 2,
  accepted: 2,
  group: 2,
  traveled: 2,
  message: limits.emailMessagesAfterMinutes,
};

/**
 * What users are notified of. Other modules call `record` in the transaction of the change, and `announce` after its commit.
 */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly store: NotificationStore,
    private readonly live: LiveHub,
    private readonly pool: PgPool,
    private readonly emails: Emails,
  ) {}

  /** Records a notification in the caller's transaction (`rows`), with the email about it for when it stays unread. */
  async record(rows: Runner, { actorId, ...notification }: NewNotification): Promise<void> {
    await this.store.add(rows, { ...notification, actorId: actorId ?? null });
    await this.enqueueEmails(rows, notification.kind, [notification]);
  }

  /** Records a notification outside any transaction. */
  async recordNow(notification: NewNotification): Promise<void> {
    await this.record(this.pool, notification);
    this.announce([notification.userId]);
  }

  /**
   * Makes the lines about messages agree with the conversations, in the caller's transaction, which holds their locks.
   * Returns the users to be announced.
   */
  async syncMessages(rows: Runner, conversations: readonly FoldedMessages[]): Promise<number[]> {
    const { users, later } = await this.store.syncMessages(rows, conversations);
    const fresh = later.filter(({ isNew }) => isNew);
    await this.enqueueEmails(rows, 'message', fresh);
    return users;
  }

  /** Marks a notification as read in the caller's transaction: what it asks for is done. */
  async settle(rows: Runner, userId: number, foldKey: string): Promise<void> {
    await this.store.settle(rows, userId, foldKey);
  }

  /** After the commit: has the apps of these users reload their notifications. */
  announce(userIds: readonly number[]): void {
    this.live.deliver(userIds, { type: 'notification_update' });
  }

  /**
   * A user's own notifications, the latest first, without those of users who are blocked or away.
   * @throws Problem 400 when the cursor is invalid
   */
  async list(
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<NotificationView>> {
    const [beforeId] = decodeCursor(cursor, 'moment') ?? [Number.MAX_SAFE_INTEGER];
    const rows = await this.store.page(userId, beforeId, limit + 1);
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  }

  unread(userId: number): Promise<NotificationCountView> {
    return this.store.unread(userId);
  }

  /** Marks a user's own notifications up to one of them as read. */
  async read(userId: number, upToId: number): Promise<void> {
    if (await this.store.markRead(userId, upToId)) this.announce([userId]);
  }

  /** Deletes notifications whose time is over. Called by a job. */
  expire(): Promise<void> {
    return this.store.expire();
  }

  private async enqueueEmails(
    rows: Runner,
    kind: NotificationKind,
    lines: readonly { userId: number; foldKey: string }[],
  ): Promise<void> {
    const minutes = emailAfterMinutes[kind];
    if (minutes === undefined || lines.length === 0) return;
    const facts = lines.map(({ userId, foldKey }) => ({ userId, kind, foldKey }));
    await this.emails.enqueueAll(rows, 'notification', facts, minutes);
  }
}
