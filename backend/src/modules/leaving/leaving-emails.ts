import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  FORMER_TRAVELER,
  MESSAGE_REMOVED,
  PRODUCT_NAME,
  evidenceDays,
  retentionDays,
} from '@wayfellow/contracts';
import type { Email } from '../../platform/emails/email-sender.js';
import { Emails, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { AccountLinks } from '../accounts/account-links.js';
import { CredentialStore } from '../users/credential.store.js';
import { DepartureStore } from './departure.store.js';

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const textOf = (...paragraphs: string[]): string => [...paragraphs, PRODUCT_NAME].join('\n\n') + '\n';

/** Writes the emails to users who leave. */
@Injectable()
export class LeavingEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly links: AccountLinks,
    private readonly credentials: CredentialStore,
    private readonly store: DepartureStore,
  ) {}

  onModuleInit(): void {
    this.emails.register<{ userId: number }>('leaving', (email) => this.leaving(email));
    this.emails.register<{ to: string }>('erased', ({ facts }) => Promise.resolve(erased(facts.to)));
  }

  /** Not to somebody who has stayed meanwhile, nor where a newer email has the link. */
  private async leaving(email: WaitingEmail<{ userId: number }>): Promise<Email | undefined> {
    const { userId } = email.facts;
    const user = await this.credentials.addressee(userId);
    const eraseAt = await this.store.eraseAt(userId);
    if (!user || !eraseAt) return undefined;
    const to = user.confirmedEmail ?? user.email;
    const link = await this.links.make('stay', email, { userId, address: to });
    if (!link) return undefined;
    const day = dayOf(eraseAt);
    return {
      to,
      subject: `Your account will be deleted on ${day}`,
      text: textOf(
        // A stranger, whose address somebody took, is not greeted by a name that they chose.
        user.confirmedEmail ? `Hello ${user.name},` : 'Hello,',
        `Your account ${user.username} is closed, and nobody sees it any more. On ${day} it will be deleted for good.`,
        `Do you want to keep it? Until then this link brings it back: ${link}`,
        'Signing in offers the same. If it was not you, keep the account and change your password.',
      ),
    };
  }
}

const erased = (to: string): Email => ({
  to,
  subject: 'Your account is deleted',
  text: textOf(
    'Hello,',
    'Your account and your data have been deleted. Your username and this address are free again.',
    `Those you wrote with keep their conversations, under the name ${FORMER_TRAVELER}. Messages you took back say "${MESSAGE_REMOVED}".`,
    `What others reported to us is kept until ${evidenceDays.decided} days after our decision, or ${evidenceDays.banned} days after a ban. Backups keep older states for up to ${retentionDays.backups} days. Invoices stay with the payment provider for as long as tax law asks.`,
    'This was our last email to you.',
  ),
});
