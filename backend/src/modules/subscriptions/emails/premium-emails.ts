import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import type { Email } from '../../../platform/emails/email-sender.js';
import { Emails } from '../../../platform/emails/emails.service.js';
import { UsersService } from '../../users/users.service.js';
import { type PremiumEmail, SubscriptionStore, premiumEmails } from '../state/subscription.store.js';
import { premiumEmailTexts } from './premium-email-texts.js';

/** Writes the emails about Premium: recipient and text. */
@Injectable()
export class PremiumEmails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly emails: Emails,
    private readonly store: SubscriptionStore,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    for (const name of premiumEmails)
      this.emails.register<{ userId: number }>(`premium-${name}`, ({ facts }) =>
        this.compose(name, facts.userId),
      );
  }

  private async compose(name: PremiumEmail, userId: number): Promise<Email | undefined> {
    const addressee = await this.users.addressee(userId);
    if (!addressee) return undefined;
    const periodEnd = (await this.store.ofUser(userId))?.currentPeriodEnd ?? null;
    const facts = { name: addressee.name, periodEnd, origin: this.config.publicOrigin };
    return { to: addressee.to, ...premiumEmailTexts[name](facts) };
  }
}
