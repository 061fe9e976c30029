import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type SharedPlanView, meetingTimes } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type EmailFacts, Emails } from '../../platform/emails/emails.service.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
import { Problem } from '../../platform/problems/problem.js';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import {
  CheckInStore,
  type AnsweredPlan,
  type CheckInStep,
  type FinePlan,
  type SteppedPlan,
  checkInSteps,
} from './check-in.store.js';
import { ContactStore } from './contact.store.js';
import { meetingLimits } from './meeting-limits.js';
import { PlanStore } from './plan.store.js';
import { toSharedPlanView } from './plan.view.js';

/** What becomes of a plan: its page, its check-in, and the answers to it. */
@Injectable()
export class CheckInsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: CheckInStore,
    private readonly plans: PlanStore,
    private readonly contacts: ContactStore,
    private readonly emails: Emails,
    private readonly notifications: NotificationsService,
    private readonly clients: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The plan that a link was shared for. Wrong, revoked and old links are refused alike.
   * @throws Problem 400 'link-expired'
   */
  async read(request: IncomingMessage, token: string): Promise<SharedPlanView> {
    await this.countLink(request);
    const id = await this.plans.open(hashOfToken(token));
    const plan = id === undefined ? undefined : await this.plans.one(id);
    if (!plan) throw new Problem('link-expired');
    return toSharedPlanView(plan);
  }

  /** @throws Problem 404 for a plan that is not the user's or has ended */
  async fine(userId: number, id: number): Promise<void> {
    const fine = await this.answer((manager) => this.store.fine(manager, userId, id));
    const plan = fine ? undefined : await this.plans.one(id);
    if (!fine && (plan?.userId !== userId || plan.state !== 'fine')) throw new Problem('unknown-meeting');
  }

  /**
   * By the link in the email; pressed again, it changes nothing.
   * @throws Problem 400 'link-expired'
   */
  async fineByLink(request: IncomingMessage, token: string): Promise<void> {
    await this.countLink(request);
    const hash = hashOfToken(token);
    const fine = await this.answer((manager) => this.store.fineByLink(manager, hash));
    if (!fine && !(await this.store.wasFine(hash))) throw new Problem('link-expired');
  }

  /** @throws Problem 404 for somebody else's plan, 409 when nobody asked, or it was put off twice */
  async putOff(userId: number, id: number): Promise<void> {
    const isPutOff = await this.database.transaction(async (manager) => {
      if (!(await this.store.putOff(manager, userId, id))) return false;
      await this.notifications.settle(manager, userId, foldKeyOf(id));
      return true;
    });
    if (isPutOff) return this.notifications.announce([userId]);
    const plan = await this.plans.one(id);
    throw new Problem(plan?.userId === userId ? 'no-putting-off' : 'unknown-meeting');
  }

  /** Takes every step that is due, each in a transaction with its email, and erases what is old. */
  async takeDue(): Promise<void> {
    for (const step of checkInSteps) {
      while (await this.take(step));
    }
    await this.store.sweep();
    await this.contacts.forgetUnanswered(meetingTimes.keptDays);
    await this.contacts.forgetDeclined();
    this.emails.wakeWorker();
  }

  private async take(step: CheckInStep): Promise<boolean> {
    const plan = await this.database.transaction(async (manager) => {
      const due = await this.store.take(manager, step);
      if (due && step === 'alert') await this.tell('plan-alert', manager, due);
      else if (due) await this.ask(manager, due);
      return due;
    });
    if (plan && step !== 'alert') this.notifications.announce([plan.userId]);
    return plan !== undefined;
  }

  private async ask(manager: EntityManager, plan: SteppedPlan): Promise<void> {
    const { id: planId, userId, otherId, place, startsAt, zone } = plan;
    await this.emails.enqueue(manager, 'check-in', { userId, planId });
    await this.notifications.record(manager, {
      userId,
      kind: 'check-in',
      actorId: otherId,
      subject: { planId, place, meetsAt: startsAt.toISOString(), zone },
      foldKey: foldKeyOf(planId),
    });
  }

  private async tell(
    kind: 'plan-alert' | 'plan-fine',
    manager: EntityManager,
    { id: planId, userId, contactId }: AnsweredPlan,
    facts: EmailFacts = {},
  ): Promise<void> {
    if (contactId !== null) await this.emails.enqueue(manager, kind, { userId, planId, contactId, ...facts });
  }

  /** A contact who was told that there was no answer hears this one. */
  private async answer(
    change: (manager: EntityManager) => Promise<FinePlan | undefined>,
  ): Promise<FinePlan | undefined> {
    const fine = await this.database.transaction(async (manager) => {
      const plan = await change(manager);
      // The plan may be deleted before the email is written.
      if (plan?.wasAlerted) {
        const { fineAt, zone } = plan;
        await this.tell('plan-fine', manager, plan, { fineAt, zone });
      }
      if (plan) await this.notifications.settle(manager, plan.userId, foldKeyOf(plan.id));
      return plan;
    });
    if (fine?.wasAlerted) this.emails.wakeWorker();
    if (fine) this.notifications.announce([fine.userId]);
    return fine;
  }

  private countLink(request: IncomingMessage): Promise<void> {
    return this.limits.consume(meetingLimits.planLinksByAddress, this.clients.countedAs(request));
  }
}

const foldKeyOf = (planId: number): string => `check-in:${planId}`;
