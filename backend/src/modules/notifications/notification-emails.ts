import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OptionalKind } from '@wayfellow/contracts';
import type { Email } from '../../platform/emails/email-sender.js';
import { Emails, type PostponedEmail, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { NotificationEmailStore } from './notification-email.store.js';
import { type EmailText, notificationEmailTexts, withGreeting } from './notification-email-texts.js';
import { SendingTimes } from './telling/sending-times.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

interface AboutLine {
  userId: number;
  kind: keyof typeof notificationEmailTexts;
  foldKey: string;
}

/** The emails that users can turn off: whether and when they are sent, and what they say. */
@Injectable()
export class NotificationEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly store: NotificationEmailStore,
    private readonly times: SendingTimes,
    private readonly links: UnsubscribeLinks,
  ) {}

  onModuleInit(): void {
    this.emails.register<AboutLine>('notification', (email) => this.aboutLine(email));
  }

  /**
   * An email to a user who wants those of this kind, with the text that `write` gives for now; undefined if either is missing.
   * Postponed in the user's quiet hours, and while they are connected.
   */
  async compose(
    userId: number,
    kind: OptionalKind,
    write: (origin: string) => Promise<EmailText | undefined>,
  ): Promise<Email | PostponedEmail | undefined> {
    const recipient = await this.store.recipient(userId, kind);
    if (!recipient) return undefined;
    const notBefore = await this.times.notBefore(userId);
    if (notBefore) return { notBefore };
    const { origin } = this.links;
    const text = await write(origin);
    if (!text) return undefined;
    return {
      to: recipient.email,
      subject: text.subject,
      text: withGreeting(recipient.name, text.paragraphs, `${origin}/account?part=notifications`),
      unsubscribeUrl: this.links.url({ userId, kind }),
    };
  }

  private aboutLine({ id, facts: { userId, kind, foldKey } }: WaitingEmail<AboutLine>) {
    return this.compose(userId, kind, async (origin) => {
      const line = await this.store.claim(userId, foldKey, id);
      return line && notificationEmailTexts[kind](line, origin);
    });
  }
}
