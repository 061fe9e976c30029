import { Injectable } from '@nestjs/common';
import type {
  NotificationSettingsInput,
  NotificationSettingsView,
  OptionalKind,
  UnsubscribedView,
} from '@wayfellow/contracts';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Problem } from '../../platform/problems/problem.js';
import { SettingsStore } from './telling/settings.store.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** What users choose to be notified of, where, and when not. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly store: SettingsStore,
    private readonly links: UnsubscribeLinks,
    private readonly live: LiveHub,
  ) {}

  /** A user's own settings. */
  one(userId: number): Promise<NotificationSettingsView> {
    return this.store.find(userId);
  }

  /** Replaces a user's own settings; their open pages read the bell again. */
  async save(userId: number, input: NotificationSettingsInput): Promise<NotificationSettingsView> {
    await this.store.save(userId, input);
    this.live.deliver([userId], { type: 'notification_update' });
    return this.store.find(userId);
  }

  /** Has a user's own emails follow a time zone. */
  keepZone(userId: number, zone: string): Promise<void> {
    return this.store.keepZone(userId, zone);
  }

  /** Has a user told of a kind: in the bell, if they had turned it off everywhere. */
  async list(userId: number, kind: OptionalKind): Promise<void> {
    await this.store.list(userId, kind);
    this.live.deliver([userId], { type: 'notification_update' });
  }

  /**
   * Turns the emails of one kind off. Open to anybody who has the link; using it again changes nothing.
   * @throws Problem 400 when the link is not ours, or the account is gone
   */
  async unsubscribe(token: string | undefined): Promise<UnsubscribedView> {
    const subscription = this.links.read(token ?? '');
    if (!subscription || !(await this.store.turnOff(subscription.userId, subscription.kind)))
      throw new Problem('link-expired');
    return { kind: subscription.kind };
  }
}
