import { Injectable } from '@nestjs/common';
import { Presence } from '../../../platform/live/presence.js';
import { endOfQuietHours } from './quiet-hours.js';
import { SettingsStore } from './settings.store.js';

/** A user who is connected may read it there; asked again as often. */
const CONNECTED_MS = 15 * 60 * 1_000;

/** When users are told of something by email or on a device. */
@Injectable()
export class SendingTimes {
  constructor(
    private readonly settings: SettingsStore,
    private readonly presence: Presence,
  ) {}

  /**
   * When to ask again, in a user's quiet hours and while they are connected; undefined if this is the time.
   */
  async notBefore(userId: number): Promise<Date | undefined> {
    const quietEnd = endOfQuietHours(new Date(), await this.settings.find(userId));
    if (quietEnd) return quietEnd;
    return (await this.presence.isPresent(userId)) ? new Date(Date.now() + CONNECTED_MS) : undefined;
  }
}
