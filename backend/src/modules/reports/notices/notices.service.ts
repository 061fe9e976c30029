import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import {
  type NoticeInput,
  type NoticeReceiptView,
  dueHours,
  limits,
  noticeProblems,
  reportReason,
} from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { invalidInput } from '../../../platform/problems/problem.js';
import { hashOfToken } from '../../../platform/keys/hash-of-token.js';
import { ClientAddress } from '../../../platform/rate-limits/client-address.js';
import { type RateLimit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { CaseStore } from '../stores/case.store.js';
import { EvidenceStore } from '../stores/evidence.store.js';
import { NoticeStore } from './notice.store.js';
import { keptAddress, noticeSubject, planTokenIn } from './notice-subject.js';
import { ReportStore } from '../stores/report.store.js';

/** By client address. */
const noticeLimit: RateLimit = {
  name: 'noticesByAddress',
  points: limits.noticesPerHour,
  duration: 60 * 60,
};

/** Reports without an account. They open a case, weigh nothing, and name whom to answer. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly database: DataSource,
    private readonly notices: NoticeStore,
    private readonly reports: ReportStore,
    private readonly cases: CaseStore,
    private readonly evidence: EvidenceStore,
    private readonly clients: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Anybody may report what a visitor sees, by the address of its page.
   * @throws Problem 400 by field, 429 past the hourly limit of the client's address
   */
  async create(request: IncomingMessage, input: NoticeInput): Promise<NoticeReceiptView> {
    const problems = noticeProblems(input);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    await this.limits.consume(noticeLimit, this.clients.countedAs(request));
    const found = await this.subjectAt(input.url);
    const { reason, text } = input;
    const url = keptAddress(input.url);
    const { urgency } = reportReason(reason);
    const code = await this.database.transaction(async (manager) => {
      const subjectId = found?.subjectId ?? (await this.notices.pageId(manager));
      const subject = { subjectKind: found?.subject ?? 'page', subjectId };
      const personId = found?.personId ?? null;
      const opening = { urgency, openedBy: 'notice', dueHours: dueHours[urgency] } as const;
      const caseId = await this.cases.join(manager, { personId, ...subject, ...opening });
      const about = found?.name ?? url;
      const voice = {
        caseId,
        reporterId: null,
        subject: subject.subjectKind,
        subjectId,
        about,
        reason,
        text,
      };
      const report = await this.reports.add(manager, voice);
      await this.notices.add(manager, report.id, { ...input, url });
      if (found)
        await this.evidence.keep(manager, {
          reportId: report.id,
          reporterId: null,
          messageIds: [],
          ...found,
        });
      return report.code;
    });
    return { code };
  }

  /** What the page shows to a visitor; undefined for anything else, which moderators look up themselves. */
  private async subjectAt(url: string) {
    const named = noticeSubject(url) ?? (await this.planAt(url));
    const found = named && (await this.reports.subject(undefined, named.subject, named.subjectId));
    return named && found && { ...named, ...found };
  }

  /** Who has the link of a plan reads it, and so may report it; also shortly after the link has ended. */
  private async planAt(url: string) {
    const token = planTokenIn(url);
    const subjectId = token && (await this.notices.planId(hashOfToken(token)));
    return subjectId ? ({ subject: 'plan', subjectId } as const) : undefined;
  }
}
