import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Emails, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { plainFirstName } from '../../platform/emails/plain-first-name.js';
import { eachAlone } from '../../platform/jobs/each-alone.js';
import type { EmailText } from '../notifications/notification-email-texts.js';
import { NotificationEmails } from '../notifications/notification-emails.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { daysText } from '../notifications/notification-email-texts.js';
import { hourIn } from '../notifications/telling/quiet-hours.js';
import { DigestStore, type Due, type NewTraveler, type NewTravelers } from './digest.store.js';

interface Facts {
  userId: number;
  /** As JSON has them. */
  since: string;
  until: string;
}

/** Local hours in which users are told. Usually the first; the others make up for a time when no worker ran. */
const MORNING = { from: 8, until: 12 };
const NAMED = 5;

const isMorning = (zone: string): boolean => {
  const hour = hourIn(zone, new Date());
  return hour >= MORNING.from && hour < MORNING.until;
};

const lineOf = ({ name, place, startDate, endDate }: NewTraveler): string =>
  `- ${[plainFirstName(name), ...(place ? [place] : []), daysText(startDate, endDate)].join(', ')}`;

const textOf = ({ total, named }: NewTravelers, origin: string): EmailText => ({
  subject: total === 1 ? '1 traveler on your days' : `${total} travelers on your days`,
  paragraphs: [named.map(lineOf).join('\n'), `See who they are: ${origin}/matches`],
});

/** Tells users once a day, in the morning, of travelers who are new on their days. */
@Injectable()
export class DigestsService implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly store: DigestStore,
    private readonly notifications: NotificationsService,
    private readonly emails: Emails,
    private readonly notificationEmails: NotificationEmails,
  ) {}

  onModuleInit(): void {
    this.emails.register<Facts>('digest', (email) => this.write(email));
  }

  /** Tells all for whom it is morning. Called by a job. */
  async tellAll(): Promise<void> {
    await eachAlone(
      this.due(),
      ({ userId }) => `user ${userId}`,
      (due) => this.tell(due),
    ).finally(() => this.emails.wakeWorker());
  }

  private async *due(): AsyncGenerator<Due> {
    const zones = new Set(['UTC', ...(await this.store.zones())]);
    for await (const batch of this.store.due([...zones].filter(isMorning))) yield* batch;
  }

  private async tell(due: Due): Promise<void> {
    const { userId, since, until, count, isEmailed } = due;
    const isTold = await this.database.transaction(async (manager) => {
      if (!(await this.store.claim(manager, due))) return false;
      await this.notifications.record(manager, {
        userId,
        kind: 'digest',
        subject: { count },
        foldKey: 'digest',
      });
      if (isEmailed) await this.emails.enqueue(manager, 'digest', { userId, since, until });
      return true;
    });
    if (isTold) this.notifications.announce([userId]);
  }

  /** Not sent if by now nobody of them is to be found. */
  private write({ facts: { userId, since, until } }: WaitingEmail<Facts>) {
    return this.notificationEmails.compose(userId, 'digest', async (origin) => {
      const about = { userId, since: new Date(since), until: new Date(until) };
      const travelers = await this.store.travelers(about, NAMED);
      return travelers.total > 0 ? textOf(travelers, origin) : undefined;
    });
  }
}
