import { Injectable } from '@nestjs/common';
import { type ReportView, dueHours, limits } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../../platform/validation/page.js';
import { CaseStore } from '../stores/case.store.js';
import { OwnReportStore } from './own-report.store.js';
import type { OwnReportRow } from './own-reports.query.js';

/** Reporters' own reports: what became of them, and objections to that. */
@Injectable()
export class ComplaintsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: OwnReportStore,
    private readonly cases: CaseStore,
  ) {}

  /** A user's own reports, latest first. */
  async list(
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<ReportView>> {
    const [beforeId] = decodeCursor(cursor, 'int') ?? [limits.id.max];
    const rows = await this.store.page(userId, beforeId, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ id }) => encodeCursor(id));
    return { page: page.map(toReportView), next };
  }

  /**
   * Objects to the decision on a report, which moderators then read again.
   * @throws Problem 404 for another user's report, 409 before there is a decision, for a second objection, and when the time
   * for it is over
   */
  async complain(userId: number, id: number, text: string): Promise<ReportView> {
    await this.database.transaction(async (manager) => {
      const report = await this.store.lock(manager, userId, id);
      if (!report) throw new Problem('unknown-report');
      if (report.hasComplained) throw new Problem('already-appealed');
      if (report.status === 'received') throw new Problem('not-decided');
      if (!report.canComplain) throw new Problem('appeal-over');
      const { personId, subjectKind, subjectId, urgency } = report;
      const subject = { personId, subjectKind, subjectId, urgency };
      const caseId = await this.cases.join(manager, {
        ...subject,
        openedBy: 'complaint',
        dueHours: dueHours.appeal,
      });
      await this.store.complain(manager, id, caseId, text);
    });
    const report = await this.store.one(userId, id);
    if (!report) throw new Problem('unknown-report');
    return toReportView(report);
  }
}

const toReportView = ({
  id,
  code,
  status,
  subject,
  about,
  reason,
  createdAt,
  canComplain,
}: OwnReportRow) => ({
  id,
  code,
  status,
  subject,
  about,
  reason,
  createdAt: createdAt.toISOString(),
  canComplain,
});
