import { Injectable } from '@nestjs/common';
import type { Urgency } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { type OwnReportRow, lockReportSql, ownReportSql, ownReportsSql } from './own-reports.query.js';

interface ReportedSubject {
  personId: number | null;
  subjectKind: string;
  subjectId: number;
  urgency: Urgency;
}

const complainSql = 'INSERT INTO complaints (report_id, case_id, text) VALUES ($1, $2, $3)';

/** Reports as their reporters see them, and their objections. */
@Injectable()
export class OwnReportStore {
  constructor(private readonly pool: PgPool) {}

  /** Latest first, with ids below `beforeId`. */
  async page(reporterId: number, beforeId: number, count: number): Promise<OwnReportRow[]> {
    return (await this.pool.query<OwnReportRow>(ownReportsSql, [reporterId, beforeId, count])).rows;
  }

  async one(reporterId: number, id: number): Promise<OwnReportRow | undefined> {
    return (await this.pool.query<OwnReportRow>(ownReportSql, [reporterId, id])).rows[0];
  }

  /** Locks a report until the transaction ends, and reads it as of then; undefined if it is not the reporter's. */
  async lock(
    manager: EntityManager,
    reporterId: number,
    id: number,
  ): Promise<(OwnReportRow & ReportedSubject) | undefined> {
    const [subject]: ReportedSubject[] = await manager.query(lockReportSql, [reporterId, id]);
    const [report]: OwnReportRow[] = await manager.query(ownReportSql, [reporterId, id]);
    return subject && report && { ...subject, ...report };
  }

  async complain(manager: EntityManager, id: number, caseId: number, text: string): Promise<void> {
    await manager.query(complainSql, [id, caseId, text]);
  }
}
