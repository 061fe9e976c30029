import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DecisionEmailsView } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Config, originOf } from '../../../config/config.js';
import type { Email } from '../../../platform/emails/email-sender.js';
import { plainFirstName } from '../../../platform/emails/plain-first-name.js';
import { Emails } from '../../../platform/emails/emails.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { CredentialStore } from '../../users/credential.store.js';
import { type DecisionFacts, moderationEmails } from './moderation-email-texts.js';
import { ModerationEmailStore } from './moderation-email.store.js';

/** Where people read what became of their reports. */
const REPORTS = '/account?part=reports';
/** Stands for an id or a code in a preview. */
const NOT_YET = '…';

interface AboutDecision {
  userId: number;
  decisionId: number;
}

/**
 * Tells what was decided, by notifications and emails that are recorded in the transaction of the decision. Emails go to confirmed
 * addresses: any other may be a stranger's. Users who have none read it after signing in.
 */
@Injectable()
export class ModerationEmails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly emails: Emails,
    private readonly store: ModerationEmailStore,
    private readonly credentials: CredentialStore,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.emails.register<AboutDecision>('decision', ({ facts }) => this.decision(facts));
    this.emails.register<{ reportId: number }>('outcome', ({ facts }) => this.outcome(facts.reportId));
    this.emails.register<AboutDecision>('appeal', ({ facts }) => this.appeal(facts));
    this.emails.register<AboutDecision>('scam-warning', ({ facts }) => this.warning(facts));
  }

  /** Tells whom a decision is about of it, or of what became of their appeal. */
  async tell(manager: EntityManager, kind: 'decision' | 'appeal', facts: AboutDecision): Promise<void> {
    const { userId, decisionId } = facts;
    const foldKey = `${kind}:${decisionId}`;
    await this.notifications.record(manager, { userId, kind, subject: { decisionId }, foldKey });
    await this.emails.enqueue(manager, kind, { ...facts });
  }

  /** Warns somebody of whom a decision banned. */
  async warn(manager: EntityManager, facts: AboutDecision & { bannedId: number }): Promise<void> {
    const { userId, decisionId, bannedId } = facts;
    const foldKey = `warned:${decisionId}`;
    await this.notifications.record(manager, {
      userId,
      kind: 'warned',
      actorId: bannedId,
      subject: {},
      foldKey,
    });
    await this.emails.enqueue(manager, 'scam-warning', { userId, decisionId });
  }

  /** Tells a reporter what came of their report. */
  async tellReporter(manager: EntityManager, reportId: number): Promise<number | undefined> {
    await this.emails.enqueue(manager, 'outcome', { reportId });
    const report = await this.store.reportIn(manager, reportId);
    if (!report || report.reporterId === null) return undefined;
    const { reporterId: userId, code } = report;
    const foldKey = `outcome:${reportId}`;
    await this.notifications.record(manager, { userId, kind: 'outcome', subject: { code }, foldKey });
    return userId;
  }

  /** The email about a decision that is not taken yet. */
  async previewDecision(
    userId: number,
    decision: Omit<DecisionFacts, 'name' | 'isAutomated' | 'link'>,
  ): Promise<DecisionEmailsView['person']> {
    const user = await this.credentials.addressee(userId);
    const link = this.linkTo(`/decisions/${NOT_YET}`);
    return user
      ? moderationEmails.decision({ ...decision, name: user.name, isAutomated: false, link })
      : null;
  }

  /** The email to a reporter. Its code would tell moderators nothing. */
  previewOutcome(outcome: 'acted' | 'no-breach'): DecisionEmailsView['reporter'] {
    return moderationEmails.outcome(`WF-${NOT_YET}`, outcome, this.linkTo(REPORTS));
  }

  /** After the commit. */
  announce(userIds: readonly number[]): void {
    this.notifications.announce(userIds);
    this.emails.wakeWorker();
  }

  private async decision({ userId, decisionId }: AboutDecision): Promise<Email | undefined> {
    const user = await this.credentials.addressee(userId);
    const decision = await this.store.decision(decisionId);
    if (!user?.confirmedEmail || !decision) return undefined;
    const link = this.linkTo(`/decisions/${decisionId}`);
    return { to: user.confirmedEmail, ...moderationEmails.decision({ ...decision, name: user.name, link }) };
  }

  private async outcome(reportId: number): Promise<Email | undefined> {
    const report = await this.store.report(reportId);
    if (!report?.outcome) return undefined;
    const { code, outcome, reporterId, noticeAddress } = report;
    if (reporterId === null)
      return noticeAddress
        ? { to: noticeAddress, ...moderationEmails.outcome(code, outcome, undefined) }
        : undefined;
    const user = await this.credentials.addressee(reporterId);
    if (!user?.confirmedEmail) return undefined;
    const link = this.linkTo(REPORTS);
    return { to: user.confirmedEmail, ...moderationEmails.outcome(code, outcome, link) };
  }

  private async appeal({ userId, decisionId }: AboutDecision): Promise<Email | undefined> {
    const user = await this.credentials.addressee(userId);
    const decision = await this.store.decision(decisionId);
    if (!user?.confirmedEmail || !decision?.outcome) return undefined;
    const link = this.linkTo(`/decisions/${decisionId}`);
    const { outcome, outcomeFacts } = decision;
    return {
      to: user.confirmedEmail,
      ...moderationEmails.appeal(user.name, outcome, outcomeFacts ?? '', link),
    };
  }

  private async warning({ userId, decisionId }: AboutDecision): Promise<Email | undefined> {
    const user = await this.credentials.addressee(userId);
    const name = await this.store.bannedName(decisionId);
    if (!user?.confirmedEmail || name === undefined) return undefined;
    return { to: user.confirmedEmail, ...moderationEmails.warning(user.name, plainFirstName(name)) };
  }

  private linkTo(path: string): string {
    return originOf(this.config) + path;
  }
}
