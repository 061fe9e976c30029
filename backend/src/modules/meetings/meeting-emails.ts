import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Email } from '../../platform/emails/email-sender.js';
import { Emails, type WaitingEmail } from '../../platform/emails/emails.service.js';
import { plainFirstName } from '../../platform/emails/plain-first-name.js';
import { CredentialStore } from '../users/credential.store.js';
import { ContactStore } from './contact.store.js';
import { meetingEmails } from './meeting-email-texts.js';
import { MeetingLinks } from './meeting-links.js';
import { PlanStore } from './plan.store.js';

interface ToContact {
  userId: number;
  contactId: number;
}
interface AboutPlan {
  userId: number;
  planId: number;
}
interface PlanToContact extends AboutPlan, ToContact {}
interface FineToContact extends ToContact {
  fineAt: string;
  zone: string;
}

/** Writes the emails of meeting plans as things are when they are sent. */
@Injectable()
export class MeetingEmails implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly links: MeetingLinks,
    private readonly plans: PlanStore,
    private readonly contacts: ContactStore,
    private readonly credentials: CredentialStore,
  ) {}

  onModuleInit(): void {
    this.emails.register<ToContact>('contact-named', ({ facts }) => this.contactNamed(facts));
    this.emails.register<PlanToContact>('plan-shared', ({ facts }) => this.planShared(facts));
    this.emails.register<AboutPlan>('check-in', (email) => this.checkIn(email));
    this.emails.register<PlanToContact>('plan-alert', ({ facts }) => this.alert(facts));
    this.emails.register<FineToContact>('plan-fine', ({ facts }) => this.fine(facts));
  }

  private async contactNamed({ userId, contactId }: ToContact): Promise<Email | undefined> {
    const [contact, user] = await Promise.all([
      this.contacts.toWrite(contactId),
      this.credentials.addressee(userId),
    ]);
    if (!contact || contact.isConfirmed || !user) return undefined;
    const link = this.links.url('contact', contact.linkId);
    return { to: contact.email, ...meetingEmails.contactNamed({ name: plainFirstName(user.name), link }) };
  }

  private async planShared(facts: PlanToContact): Promise<Email | undefined> {
    const found = await this.confirmed(facts);
    if (!found || found.plan.state === 'over') return undefined;
    return { to: found.to, ...meetingEmails.planShared(found) };
  }

  private async checkIn({ facts }: WaitingEmail<AboutPlan>): Promise<Email | undefined> {
    const [plan, user] = await Promise.all([
      this.plans.one(facts.planId),
      this.credentials.addressee(facts.userId),
    ]);
    // Emails go to confirmed addresses only.
    if (plan?.state !== 'asked' || !plan.checkInAt || !user?.confirmedEmail) return undefined;
    const contact = plan.contactId === null ? undefined : await this.contacts.toWrite(plan.contactId);
    const text = meetingEmails.checkIn({
      name: user.name,
      link: this.links.url('fine', plan.linkId),
      plans: this.links.addressOf('/account?part=contacts'),
      checkInAt: plan.checkInAt,
      zone: plan.zone,
      hasContact: contact?.isConfirmed === true,
    });
    return { to: user.confirmedEmail, ...text };
  }

  /** Somebody who has answered meanwhile is not told of as missing. */
  private async alert(facts: PlanToContact): Promise<Email | undefined> {
    const found = await this.confirmed(facts);
    if (found?.plan.state !== 'alerted' || !found.plan.checkInAt) return undefined;
    const { checkInAt, zone } = found.plan;
    return { to: found.to, ...meetingEmails.alert({ ...found, checkInAt, zone }) };
  }

  private async fine({ userId, contactId, fineAt, zone }: FineToContact): Promise<Email | undefined> {
    const [contact, user] = await Promise.all([
      this.contacts.toWrite(contactId),
      this.credentials.addressee(userId),
    ]);
    if (!contact?.isConfirmed || !user) return undefined;
    const name = plainFirstName(user.name);
    const leave = this.links.url('contact', contact.linkId);
    return { to: contact.email, ...meetingEmails.fine({ name, fineAt: new Date(fineAt), zone, leave }) };
  }

  /** A plan with its contact; undefined if the contact has not agreed, has left, or the plan is deleted. */
  private async confirmed({ planId, contactId }: PlanToContact) {
    const [plan, contact] = await Promise.all([this.plans.one(planId), this.contacts.toWrite(contactId)]);
    if (!plan || !contact?.isConfirmed) return undefined;
    return {
      plan,
      to: contact.email,
      name: plainFirstName(plan.makerName),
      link: this.links.url('plan', plan.linkId),
      leave: this.links.url('contact', contact.linkId),
    };
  }
}
