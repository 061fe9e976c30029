import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../notifications/notifications.service.js';
import { type Inbox, UnreadStore } from './unread.store.js';

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

  /** After the commit: a user received or read messages of a match. */
  changed(matchId: number, userId: number): void {
    this.changes.set(`${matchId}:${userId}`, { matchId, userId });
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
    for (let at = 0; at < inboxes.length; at += BATCH_MAX)
      await this.syncBatch(inboxes.slice(at, at + BATCH_MAX));
  }

  private async syncBatch(inboxes: readonly Inbox[]): Promise<void> {
    const lines = await this.database.transaction(async (manager) => {
      await this.store.lock(manager, inboxes);
      const unread = await this.store.latest(manager, inboxes);
      const changed = new Set(await this.notifications.syncMessages(manager, unread));
      return unread.filter(({ userId }) => changed.has(userId));
    });
    if (lines.length === 0) return;
    // What somebody wrote before a block is shown when it ends, and not announced while it lasts. Asked after the commit: the
    // page of somebody whose block ends later than this finds the line.
    const open = await this.store.open(lines.map(({ matchId }) => matchId));
    const users = lines.filter(({ matchId }) => open.has(matchId)).map(({ userId }) => userId);
    if (users.length > 0) this.notifications.announce([...new Set(users)]);
  }
}
