import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ComposedEmail,
  type EmailFacts,
  Emails,
  type NotedEmail,
} from '../../platform/emails/emails.service.js';
import { type Addressee, CredentialStore } from '../users/credential.store.js';
import { AccountLinks } from './account-links.js';
import { accountEmails } from './account-email-texts.js';

const isSame = (one: string | null, other: unknown) =>
  typeof other === 'string' && one?.toLowerCase() === other.toLowerCase();

/** Whom the emails about an account go to, and what they say. */
@Injectable()
export class AccountEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly links: AccountLinks,
    private readonly credentials: CredentialStore,
  ) {}

  onModuleInit(): void {
    this.emails.compose('confirm', (noted) => this.confirm(noted));
    this.emails.compose('email-changed', (noted) => this.emailChanged(noted));
    this.emails.compose('reset', (noted) => this.reset(noted));
    this.emails.compose('password-changed', (noted) => this.aboutSignIn('passwordChanged', noted));
    this.emails.compose('new-device', (noted) => this.aboutSignIn('newDevice', noted));
    this.emails.compose('second-step', (noted) => this.aboutSignIn('secondStepOff', noted));
  }

  private async confirm({ id, facts }: NotedEmail): Promise<ComposedEmail | undefined> {
    const user = await this.userIn(facts);
    if (!user || isSame(user.confirmedEmail, user.email)) return undefined;
    const link = await this.links.make('confirm', { id, userId: user.id, address: user.email });
    return { to: user.email, ...accountEmails.confirm({ ...user, link }) };
  }

  private async emailChanged({ id, facts }: NotedEmail): Promise<ComposedEmail | undefined> {
    const { from, to } = facts as { from: string; to: string };
    const user = await this.userIn(facts);
    if (!user) return undefined;
    const link = await this.links.make('undo', { id, userId: user.id, address: from });
    return { to: from, ...accountEmails.emailChanged({ ...user, link, newEmail: to }) };
  }

  private async reset({ id, facts }: NotedEmail): Promise<ComposedEmail | undefined> {
    const user = await this.credentials.addresseeOf(facts['asked']);
    if (!user) return undefined;
    const to = user.confirmedEmail ?? user.email;
    const link = await this.links.make('reset', { id, userId: user.id, address: to });
    return { to, ...accountEmails.reset({ ...user, link }) };
  }

  private async aboutSignIn(
    text: 'passwordChanged' | 'newDevice' | 'secondStepOff',
    { facts }: NotedEmail,
  ): Promise<ComposedEmail | undefined> {
    const user = await this.userIn(facts);
    if (!user?.confirmedEmail) return undefined;
    const { device, at } = facts as { device: string; at: string };
    const link = this.links.addressOf('/account');
    return { to: user.confirmedEmail, ...accountEmails[text]({ ...user, link, device, at: new Date(at) }) };
  }

  private userIn({ userId }: EmailFacts): Promise<Addressee | undefined> {
    return this.credentials.addressee(userId);
  }
}
