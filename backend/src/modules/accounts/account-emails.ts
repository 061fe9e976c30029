import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Email } from '../../platform/emails/email-sender.js';
import { Emails, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { CredentialStore, isSameAddress } from '../users/credential.store.js';
import { AccountLinks } from './account-links.js';
import { accountEmails } from './account-email-texts.js';

interface ToUser {
  userId: number;
}
interface EmailChange extends ToUser {
  from: string;
  to: string;
  at?: string;
}
interface SignIn extends ToUser {
  device: string;
  at: string;
}
interface NewFactor extends SignIn {
  /** Where it goes, and whether that was confirmed. Emails that the release before enqueued say neither. */
  address?: string;
  isConfirmed?: boolean;
}

/** Writes the emails about an account: recipient and text. One whose link would not work beside a newer one is not sent. */
@Injectable()
export class AccountEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly links: AccountLinks,
    private readonly credentials: CredentialStore,
  ) {}

  onModuleInit(): void {
    this.emails.register<ToUser>('confirm', (email) => this.confirm(email));
    this.emails.register<EmailChange>('email-changed', (email) => this.emailChanged(email));
    this.emails.register<{ asked: string }>('reset', (email) => this.reset(email));
    this.emails.register<SignIn>('password-changed', (email) => this.aboutSignIn('passwordChanged', email));
    this.emails.register<SignIn>('new-device', (email) => this.aboutSignIn('newDevice', email));
    this.emails.register<SignIn>('second-step', (email) => this.aboutSignIn('secondStepOff', email));
    this.emails.register<NewFactor>('second-step-on', (email) => this.aboutFactor('secondStepOn', email));
    this.emails.register<NewFactor>('passkey-added', (email) => this.aboutFactor('passkeyAdded', email));
  }

  private async confirm(email: WaitingEmail<ToUser>): Promise<Email | undefined> {
    const user = await this.credentials.addressee(email.facts.userId);
    if (!user || isSameAddress(user.confirmedEmail, user.email)) return undefined;
    const link = await this.links.make('confirm', email, { userId: user.id, address: user.email });
    if (!link) return undefined;
    return { to: user.email, ...accountEmails.confirm({ ...user, link }) };
  }

  private async emailChanged(email: WaitingEmail<EmailChange>): Promise<Email | undefined> {
    const { userId, from, to, at } = email.facts;
    const user = await this.credentials.addressee(userId);
    if (!user) return undefined;
    const link = await this.links.make('undo', email, { userId: user.id, address: from, changedAt: at });
    if (!link) return undefined;
    return { to: from, ...accountEmails.emailChanged({ ...user, link, newEmail: to }) };
  }

  private async reset(email: WaitingEmail<{ asked: string }>): Promise<Email | undefined> {
    const user = await this.credentials.addresseeOf(email.facts.asked);
    if (!user) return undefined;
    const to = user.confirmedEmail ?? user.email;
    const link = await this.links.make('reset', email, { userId: user.id, address: to });
    if (!link) return undefined;
    return {
      to,
      ...accountEmails.reset({ ...user, name: user.confirmedEmail ? user.name : undefined, link }),
    };
  }

  /**
   * To the address that the account had then, also to one that is not confirmed: a session alone adds the first factor, and
   * who owns the account must hear of it.
   */
  private async aboutFactor(
    text: 'secondStepOn' | 'passkeyAdded',
    email: WaitingEmail<NewFactor>,
  ): Promise<Email | undefined> {
    const { facts } = email;
    const user = await this.credentials.addressee(facts.userId);
    if (!user) return undefined;
    const { userId, device, at, isConfirmed = user.confirmedEmail !== null } = facts;
    const address = facts.address ?? user.confirmedEmail ?? user.email;
    const subject = { userId, address, changedAt: at, onlyCurrent: !isConfirmed };
    const link = await this.links.make('undo', email, subject);
    const name = isConfirmed ? user.name : undefined;
    if (!link) return undefined;
    return { to: address, ...accountEmails[text]({ ...user, name, link, device, at: new Date(at) }) };
  }

  private async aboutSignIn(
    text: 'passwordChanged' | 'newDevice' | 'secondStepOff',
    { facts }: WaitingEmail<SignIn>,
  ): Promise<Email | undefined> {
    const { userId, device, at } = facts;
    const user = await this.credentials.addressee(userId);
    if (!user?.confirmedEmail) return undefined;
    const link = this.links.addressOf('/account');
    return { to: user.confirmedEmail, ...accountEmails[text]({ ...user, link, device, at: new Date(at) }) };
  }
}
