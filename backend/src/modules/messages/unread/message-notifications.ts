import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotificationsService, type FoldedMessages } from '../../notifications/notifications.service.js';
import { type Inbox, type InboxKind, type Unread, UnreadStore } from './unread.store.js';

/** Long enough for a receiver who is reading the conversation to read the message, too. */
const COLLECT_MS = 1_000;
const BATCH_MAX = 500;
/** How far back the job looks for what was not recorded because an instance ended. */
const LOOK_BACK_MINUTES = 5;

/**
 * Notifies of messages, one line per conversation. Storing a message waits for none of it: it only notes in memory that the
 * conversation changed, and what has changed within a second is recorded at once, from what is then unread.
 */
@Injectable()
export class MessageNotifications implements OnModuleDestroy {
  private readonly logger = new Logger(MessageNotifications.name);
  private changes = new Map<string, Inbox>();
  private timer?: NodeJS.Timeout;
  private isRecording = false;

  constructor(
    private readonly database: DataSource,
    private readonly store: UnreadStore,
    private readonly notifications: NotificationsService,
  ) {}

  /** After the commit: a user received or read messages, or who reads whom is another now. */
  changed(inbox: Inbox): void {
    this.changes.set(`${inbox.kind}:${inbox.id}:${inbox.userId}`, inbox);
    this.collect();
  }

  /** Records what other instances could not. Called by a job. */
  async catchUp(): Promise<void> {
    await this.sync(await this.store.recent(LOOK_BACK_MINUTES));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  /** One recording at a time: while the database stands still none waits behind another for a connection. */
  private collect(): void {
    if (!this.isRecording) this.timer ??= setTimeout(() => void this.flush(), COLLECT_MS).unref();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    this.isRecording = true;
    const inboxes = [...this.changes.values()];
    this.changes = new Map();
    // The job records it later.
    await this.sync(inboxes).catch((error: Error) =>
      this.logger.warn(`Messages could not be notified of: ${error.message}`),
    );
    this.isRecording = false;
    if (this.changes.size > 0) this.collect();
  }

  private async sync(inboxes: readonly Inbox[]): Promise<void> {
    for (const kind of ['pair', 'group'] as const) {
      const ofKind = inboxes.filter((inbox) => inbox.kind === kind);
      for (let at = 0; at < ofKind.length; at += BATCH_MAX)
        await this.syncBatch(kind, ofKind.slice(at, at + BATCH_MAX));
    }
  }

  private async syncBatch(kind: InboxKind, inboxes: readonly Inbox[]): Promise<void> {
    const lines = await this.database.transaction(async (manager) => {
      await this.store.lock(manager, kind, inboxes);
      const unread = await this.store.latest(manager, kind, inboxes);
      const changed = new Set(await this.notifications.syncMessages(manager, unread.map(toFolded)));
      return unread.filter(({ userId }) => changed.has(userId));
    });
    const users = await this.announced(kind, lines);
    if (users.length > 0) this.notifications.announce([...new Set(users)]);
  }

  /**
   * What somebody wrote before a block is shown when it ends, and not announced while it lasts. Of several it is not among what is
   * unread; of a match it is asked after the commit: the page of somebody whose block ends later than this finds the line.
   */
  private async announced(kind: InboxKind, lines: readonly Inbox[]): Promise<number[]> {
    if (kind === 'group' || lines.length === 0) return lines.map(({ userId }) => userId);
    const open = await this.store.open(lines.map(({ id }) => id));
    return lines.filter(({ id }) => open.has(id)).map(({ userId }) => userId);
  }
}

const toFolded = ({ kind, id, userId, actorId, unreadFrom, messageId }: Unread): FoldedMessages => ({
  userId,
  actorId,
  foldKey: kind === 'pair' ? `message:${id}` : `group-message:${id}`,
  conversation: kind === 'pair' ? { matchId: id } : { conversationId: id },
  unreadFrom,
  messageId,
});
