import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { ContactAnswerInput, ContactInput, TrustedContactView } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Emails } from '../../platform/emails/emails.service.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
import { Problem } from '../../platform/problems/problem.js';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { ContactStore } from './contact.store.js';
import { meetingLimits } from './meeting-limits.js';
import { MeetingLinks } from './meeting-links.js';
import { PlanStore } from './plan.store.js';

/** The people whom travelers trust: named by the traveler, and written to only once they have agreed. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly database: DataSource,
    private readonly contacts: ContactStore,
    private readonly plans: PlanStore,
    private readonly links: MeetingLinks,
    private readonly users: UsersService,
    private readonly emails: Emails,
    private readonly clients: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  list(userId: number): Promise<TrustedContactView[]> {
    return this.contacts.list(userId);
  }

  /**
   * Names a contact, who is asked by email.
   * @throws Problem 409 for a fourth, one who was named before, or one who declined, 429 past a daily limit, of the address or of the user
   */
  async add(userId: number, { name, email }: ContactInput): Promise<TrustedContactView> {
    await this.limits.consume(meetingLimits.contactsByUser, userId);
    const address = email.toLowerCase();
    await this.limits.consume(meetingLimits.contactsNamed, address);
    const contact = await this.store(userId, { name, email }).catch(async (error: unknown) => {
      // Nothing was sent to them.
      await this.limits.giveBack(meetingLimits.contactsNamed, address);
      throw error;
    });
    this.emails.wakeWorker();
    return contact;
  }

  private store(userId: number, { name, email }: ContactInput): Promise<TrustedContactView> {
    const linkId = randomUUID();
    const tokenHash = this.links.hash('contact', linkId);
    return this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      if (await this.contacts.hasDeclined(manager, userId, email)) throw new Problem('contact-not-asked');
      const added = await this.contacts.add(manager, { userId, name, email, linkId, tokenHash });
      if (!added) throw new Problem('too-many-contacts');
      await this.emails.enqueue(manager, 'contact-named', { userId, contactId: added.id });
      return added;
    });
  }

  /** @throws Problem 404 for somebody else's contact */
  async remove(userId: number, id: number): Promise<void> {
    if (!(await this.contacts.remove(userId, id))) throw new Problem('unknown-contact');
  }

  /**
   * A contact agrees, and is sent the plans that wait for them; or does not, and is asked no more by the same traveler.
   * @throws Problem 400 when the link does not work
   */
  async answer(request: IncomingMessage, { token, isWilling }: ContactAnswerInput): Promise<void> {
    await this.limits.consume(meetingLimits.planLinksByAddress, this.clients.countedAs(request));
    const hash = hashOfToken(token);
    const works = isWilling ? await this.agree(hash) : await this.decline(hash);
    if (!works) throw new Problem('link-expired');
  }

  private async agree(tokenHash: Buffer): Promise<boolean> {
    const isKnown = await this.database.transaction(async (manager) => {
      const agreed = await this.contacts.agree(manager, tokenHash);
      if (!agreed) return false;
      const { id: contactId, userId, isNew } = agreed;
      const waiting = isNew ? await this.plans.withContact(manager, contactId) : [];
      for (const planId of waiting)
        await this.emails.enqueue(manager, 'plan-shared', { userId, planId, contactId });
      return true;
    });
    this.emails.wakeWorker();
    return isKnown;
  }

  /** The user is locked, as when they name somebody: the same address is not named again in between. */
  private decline(tokenHash: Buffer): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const userId = await this.contacts.namedBy(manager, tokenHash);
      if (userId === undefined || !(await this.users.lock(manager, userId))) return false;
      return this.contacts.leave(manager, tokenHash);
    });
  }
}
