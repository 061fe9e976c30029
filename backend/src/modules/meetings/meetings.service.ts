import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type MeetingChangeInput,
  type MeetingInput,
  type MeetingView,
  limits,
  meetingProblems,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Emails } from '../../platform/emails/emails.service.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { ContactStore } from './contact.store.js';
import { meetingLimits } from './meeting-limits.js';
import { MeetingLinks } from './meeting-links.js';
import { type PlanFields, type PlanRow, PlanStore } from './plan.store.js';
import { toMeetingView } from './plan.view.js';

/** Meeting plans, as their maker has them. */
@Injectable()
export class MeetingsService {
  constructor(
    private readonly database: DataSource,
    private readonly plans: PlanStore,
    private readonly contacts: ContactStore,
    private readonly links: MeetingLinks,
    private readonly users: UsersService,
    private readonly emails: Emails,
    private readonly limits: RateLimits,
  ) {}

  async list(userId: number): Promise<MeetingView[]> {
    return (await this.plans.list(userId)).map((plan) => this.view(plan));
  }

  /**
   * Plans a meeting with somebody the user is matched with; a contact who has agreed is sent its link.
   * @throws Problem 400 by field, 403 without a match, 404 when the other does not exist or the contact is not the user's, 409
   * past three plans at a time, 429 past the daily limits
   */
  async create(userId: number, { otherUserId, ...input }: MeetingInput): Promise<MeetingView> {
    const plan = await this.checked(input);
    await this.limits.consume(meetingLimits.plansInADay, userId);
    await this.countShared(plan.contactId);
    const linkId = randomUUID();
    const hashes = { tokenHash: this.links.hash('plan', linkId), fineHash: this.links.hash('fine', linkId) };
    const id = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      await this.requireMatch(manager, userId, otherUserId);
      const added = await this.plans.add(manager, {
        userId,
        otherId: otherUserId,
        linkId,
        ...hashes,
        ...plan,
      });
      if (added === undefined) throw new Problem('unknown-contact');
      await this.share(manager, userId, added, plan.contactId);
      return added;
    });
    this.emails.wakeWorker();
    return this.own(userId, id);
  }

  /**
   * Replaces what a plan says; a contact who did not have it before is sent its link.
   * @throws Problem 400 by field, 404 for somebody else's plan or contact, 409 when it has ended
   */
  async update(userId: number, id: number, input: MeetingChangeInput): Promise<MeetingView> {
    const before = await this.require(userId, id);
    const plan = await this.checked(input, before.startsAt);
    const isNew = plan.contactId !== before.contactId;
    if (isNew) await this.countShared(plan.contactId);
    await this.database.transaction(async (manager) => {
      if (!(await this.plans.update(manager, userId, id, plan)))
        throw new Problem(isRunning(before) && isNew ? 'unknown-contact' : 'plan-ended');
      if (isNew) await this.share(manager, userId, id, plan.contactId);
    });
    this.emails.wakeWorker();
    return this.own(userId, id);
  }

  /** @throws Problem 404 for somebody else's plan, 409 while its contact, who was told of no answer, waits for one */
  async remove(userId: number, id: number): Promise<void> {
    if (await this.plans.remove(userId, id)) return;
    await this.require(userId, id);
    throw new Problem('contact-waits');
  }

  /** @throws Problem 404 for somebody else's plan */
  async own(userId: number, id: number): Promise<MeetingView> {
    return this.view(await this.require(userId, id));
  }

  private async require(userId: number, id: number): Promise<PlanRow> {
    const plan = await this.plans.one(id);
    if (plan?.userId !== userId) throw new Problem('unknown-meeting');
    return plan;
  }

  /** Times are checked by the database's clock. */
  private async checked(input: MeetingChangeInput, plannedFor?: Date): Promise<PlanFields> {
    const problems = meetingProblems(input, await this.plans.now(), plannedFor?.getTime());
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const { place, startsAt, zone } = input;
    return {
      place,
      startsAt,
      zone,
      note: input.note || null,
      country: input.country || null,
      contactId: input.contactId ?? null,
      checkInAt: input.checkInAt || null,
    };
  }

  private async requireMatch(manager: EntityManager, userId: number, otherId: number): Promise<void> {
    const { isMatched, running } = await this.plans.stands(manager, userId, otherId);
    if (!isMatched) {
      const isSeen = otherId !== userId && (await this.users.canSee(manager, userId, otherId));
      throw new Problem(isSeen ? 'meeting-not-matched' : 'unknown-user');
    }
    if (running >= limits.plansAtATime) throw new Problem('too-many-plans');
  }

  private async countShared(contactId: number | null): Promise<void> {
    if (contactId !== null) await this.limits.consume(meetingLimits.plansShared, contactId);
  }

  /** A contact who has not agreed yet is sent the plans that wait for them once they do. */
  private async share(
    manager: EntityManager,
    userId: number,
    planId: number,
    contactId: number | null,
  ): Promise<void> {
    if (contactId === null || !(await this.contacts.hasAgreed(manager, contactId))) return;
    await this.emails.enqueue(manager, 'plan-shared', { userId, planId, contactId });
  }

  private view(plan: PlanRow): MeetingView {
    return toMeetingView(plan, this.links.url('plan', plan.linkId));
  }
}

const isRunning = ({ state }: PlanRow): boolean => state === 'open' || state === 'asked';
