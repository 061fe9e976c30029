import { Injectable, type OnModuleInit } from '@nestjs/common';
import { clocksText, timeIn } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Emails, type WaitingEmail } from '../../../platform/emails/emails.service.js';
import { type EmailText, daysText } from '../../notifications/notification-email-texts.js';
import { NotificationEmails } from '../../notifications/notification-emails.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { type RemindedMeetup, type ReminderKind, ReminderStore } from './reminder.store.js';

interface Facts {
  userId: number;
  meetupId: number;
}

const textOf = (
  { title, day, startsAt, zone, hostsZone, area, place }: RemindedMeetup,
  link: string,
): EmailText => ({
  subject: `Tomorrow: ${title}`,
  paragraphs: [
    `${title}, ${daysText(day, day)} at ${timeIn(zone, startsAt)}${clocksText(hostsZone)}, ${area}, ${place}.`,
    `Where you meet is said here: ${link}`,
  ],
});

/** Reminds those who are in a meetup of it, each once on the evening before and two hours before. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly store: ReminderStore,
    private readonly notifications: NotificationsService,
    private readonly emails: Emails,
    private readonly notificationEmails: NotificationEmails,
  ) {}

  onModuleInit(): void {
    this.emails.register<Facts>('meetup-reminder', (email) => this.write(email));
  }

  /** Reminds all of whom it is due. Called by a job. */
  async remind(): Promise<void> {
    for (const kind of ['day-before', 'soon'] as const) {
      while ((await this.some(kind)) > 0);
    }
    this.emails.wakeWorker();
  }

  private async some(kind: ReminderKind): Promise<number> {
    const userIds = await this.database.transaction(async (manager) => {
      const taken = await this.store.take(manager, kind);
      for (const { meetupId, userId, hostId } of taken)
        await this.record(manager, kind, { userId, meetupId }, hostId);
      return taken.map(({ userId }) => userId);
    });
    this.notifications.announce(userIds);
    return userIds.length;
  }

  private async record(
    manager: EntityManager,
    kind: ReminderKind,
    { userId, meetupId }: Facts,
    hostId: number,
  ): Promise<void> {
    await this.notifications.record(manager, {
      userId,
      kind: 'meetup',
      // One's own meetup is nobody else's doing.
      ...(hostId !== userId && { actorId: hostId }),
      subject: { meetupId, event: kind },
      foldKey: `meetup:${kind}:${meetupId}`,
    });
    if (kind === 'day-before') await this.emails.enqueue(manager, 'meetup-reminder', { userId, meetupId });
  }

  /** Not sent if by then it does not take place, its day has come, or the user is not in it any more. */
  private write({ facts: { userId, meetupId } }: WaitingEmail<Facts>) {
    return this.notificationEmails.compose(userId, 'meetup', async (origin) => {
      const meetup = await this.store.emailed(meetupId, userId);
      return meetup && textOf(meetup, `${origin}/meetups/${meetupId}`);
    });
  }
}
