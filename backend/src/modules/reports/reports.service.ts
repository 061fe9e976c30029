import { Injectable } from '@nestjs/common';
import {
  type ProblemCode,
  type ReportInput,
  type ReportReasonName,
  type ReportReceiptView,
  type ReportSubject,
  dueHours,
  limits,
  reportProblems,
  reportReason,
  urgencies,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { CasesService } from './cases.service.js';
import { CaseStore } from './stores/case.store.js';
import { EvidenceStore } from './stores/evidence.store.js';
import { ReportStore, type StoredReport } from './stores/report.store.js';
import type { SubjectRow } from './stores/subjects.query.js';

/** Per reporter. */
const reportLimit: RateLimit = {
  name: 'reportsByUser',
  points: limits.reportsPerDay,
  duration: 24 * 60 * 60,
  warnsAtHalf: true,
};

const unknown: Readonly<Record<ReportSubject, ProblemCode>> = {
  person: 'unknown-user',
  message: 'unknown-message',
  tip: 'unknown-tip',
  photo: 'unknown-photo',
  reference: 'unknown-reference',
  meetup: 'unknown-meetup',
};

/**
 * Reports of travelers and of what they write. A report, its evidence, its case and, where it is asked for, the block are one
 * transaction. The case is locked before any user, as moderators do.
 */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ReportStore,
    private readonly cases: CaseStore,
    private readonly evidence: EvidenceStore,
    private readonly decided: CasesService,
    private readonly blocks: BlocksService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Reports a subject; while its case is open, a second report of the same traveler adds to their first.
   * @throws Problem 400 for oneself or an input that does not fit, 404 for a subject or a message that the reporter neither
   * sees nor saw, 429 past the daily limit
   */
  async create(reporterId: number, input: ReportInput): Promise<ReportReceiptView> {
    const problems = reportProblems(input);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    await this.limits.consume(reportLimit, reporterId);
    const person = await this.requireSubject(reporterId, input);
    const { id, code, announceBlock, announce } = await this.database.transaction(async (manager) => {
      const { caseId, ...report } = await this.add(manager, reporterId, input, person);
      const meetupId = input.subject === 'meetup' ? input.subjectId : undefined;
      const announceBlock = input.alsoBlock
        ? await this.block(manager, reporterId, person, meetupId)
        : undefined;
      const announce = await this.decided.reported(manager, caseId);
      return { ...report, announce, announceBlock };
    });
    announce();
    announceBlock?.();
    return { id, code, status: 'received' };
  }

  private async add(
    manager: EntityManager,
    reporterId: number,
    input: ReportInput,
    { personId, name }: SubjectRow,
  ): Promise<StoredReport & { caseId: number }> {
    const { subject, subjectId, reason } = input;
    const text = input.text ?? '';
    const { urgency } = reportReason(reason);
    const caseId = await this.cases.join(manager, {
      personId,
      subjectKind: subject,
      subjectId,
      urgency,
      openedBy: 'report',
      dueHours: dueHours[urgency],
    });
    const own = await this.store.own(manager, caseId, reporterId);
    if (own) await this.store.append(manager, own.id, moreUrgent(own.reason, reason), text);
    const { id, code } =
      own ??
      (await this.store.add(manager, { caseId, reporterId, subject, subjectId, about: name, reason, text }));
    const messageIds = new Set([...(input.messageIds ?? []), ...(subject === 'message' ? [subjectId] : [])]);
    const evidence = { reportId: id, reporterId, subject, subjectId, personId, messageIds: [...messageIds] };
    const kept = await this.evidence.keep(manager, evidence);
    if (kept === undefined) throw new Problem(unknown[subject]);
    if (kept < messageIds.size) throw new Problem('unknown-message');
    return { id, code, caseId };
  }

  /** Also blocks whom the report is about; returns as `BlocksService.add` does. */
  private async block(
    manager: EntityManager,
    reporterId: number,
    { personId, isGone }: SubjectRow,
    meetupId?: number,
  ): Promise<(() => void) | undefined> {
    try {
      return await this.blocks.add(manager, reporterId, personId, meetupId);
    } catch (error) {
      // A deleted account is out of reach, and out of sight already.
      if (isGone && error instanceof Problem && error.code === 'unknown-user') return undefined;
      throw error;
    }
  }

  private async requireSubject(reporterId: number, { subject, subjectId }: ReportInput): Promise<SubjectRow> {
    const found = await this.store.subject(reporterId, subject, subjectId);
    if (!found) throw new Problem(unknown[subject]);
    if (found.personId === reporterId) throw new Problem('self-report');
    return found;
  }
}

const moreUrgent = (one: ReportReasonName, other: ReportReasonName): ReportReasonName => {
  const rankOf = (name: ReportReasonName) => urgencies.indexOf(reportReason(name).urgency);
  return rankOf(other) < rankOf(one) ? other : one;
};
