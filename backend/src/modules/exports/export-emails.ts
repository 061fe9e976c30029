import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRODUCT_NAME, retentionDays } from '@wayfellow/contracts';
import type { Email } from '../../platform/emails/email-sender.js';
import { Emails, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { AccountLinks } from '../accounts/account-links.js';
import { CredentialStore } from '../users/credential.store.js';
import { ExportStore } from './export.store.js';

interface Facts {
  userId: number;
  exportId: number;
}

/**
 * Writes the email about a copy that is ready, to confirmed addresses. The copy itself is not in it: emails are read in
 * many places.
 */
@Injectable()
export class ExportEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly links: AccountLinks,
    private readonly credentials: CredentialStore,
    private readonly store: ExportStore,
  ) {}

  onModuleInit(): void {
    this.emails.register<Facts>('export', (email) => this.ready(email));
  }

  private async ready({ facts }: WaitingEmail<Facts>): Promise<Email | undefined> {
    const user = await this.credentials.addressee(facts.userId);
    if (!user?.confirmedEmail || !(await this.store.ready(facts.userId, facts.exportId))) return undefined;
    const paragraphs = [
      `Hello ${user.name},`,
      `The copy of your data that you asked for is ready. For ${retentionDays.copy} days you can download it here: ${this.links.addressOf('/account?part=data')}`,
      'If it was not you, change your password.',
      PRODUCT_NAME,
    ];
    return {
      to: user.confirmedEmail,
      subject: 'Your data is ready',
      text: paragraphs.join('\n\n') + '\n',
    };
  }
}
