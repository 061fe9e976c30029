import { Injectable } from '@nestjs/common';
import { type ReportReasonName, type EvidenceSubject, voices } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { accountsSql } from '../../../tables/users.sql.js';
import { randomCode } from './report-codes.js';
import { type SubjectRow, subjectSqlOf } from './subjects.query.js';

export interface NewReport {
  caseId: number;
  /** Null for a notice. */
  reporterId: number | null;
  subject: string;
  subjectId: number;
  about: string;
  reason: ReportReasonName;
  text: string;
}

export interface StoredReport {
  id: number;
  code: string;
}

const mineSql = `
  SELECT id, code, reason FROM reports WHERE case_id = $1 AND reporter_id = $2`;

const appendSql = `
  UPDATE reports SET reason = $2, text = concat_ws(E'\\n\\n', nullif(text, ''), nullif($3, '')) WHERE id = $1`;

// What a voice weighs is decided when it is given. A notice without an account weighs nothing.
const baseWeight = `
  coalesce((
    SELECT CASE
      WHEN member_since > now() - interval '${voices.weightlessHours} hours' THEN 0
      WHEN is_new THEN ${voices.newWeight} ELSE ${voices.weight}
    END
    FROM ${accountsSql} account WHERE id = $3::int
  ), 0)`;

const addSql = `
  INSERT INTO reports (code, case_id, reporter_id, subject_kind, subject_id, about, reason, text, base_weight)
  VALUES ($1, $2, $3::int, $4, $5, $6, $7, $8, ${baseWeight})
  ON CONFLICT (code) DO NOTHING RETURNING id, code`;

const badFaithSql = `
  WITH marked AS (
    UPDATE reports SET bad_faith = true
    WHERE id = ANY($2) AND (case_id = $1 OR id IN (SELECT report_id FROM complaints WHERE case_id = $1))
    RETURNING id
  )
  SELECT id FROM marked`;

/** Also those who had objected and are told of the later decision. */
const toTellSql = `
  WITH told AS (
    UPDATE reports SET told_at = now()
    WHERE case_id = $1 OR id IN (SELECT report_id FROM complaints WHERE case_id = $1)
    RETURNING id
  )
  SELECT id FROM told ORDER BY id`;

/** The table of reports. */
@Injectable()
export class ReportStore {
  constructor(private readonly pool: PgPool) {}

  /** Whom a subject is about; undefined unless the reporter sees or saw it. */
  async subject(
    reporterId: number | undefined,
    kind: EvidenceSubject,
    id: number,
  ): Promise<SubjectRow | undefined> {
    return (await this.pool.query<SubjectRow>(subjectSqlOf[kind], [reporterId, id])).rows[0];
  }

  /** A reporter's own report in a case that the caller has locked. */
  async own(
    manager: EntityManager,
    caseId: number,
    reporterId: number,
  ): Promise<(StoredReport & { reason: ReportReasonName }) | undefined> {
    const [found]: (StoredReport & { reason: ReportReasonName })[] = await manager.query(mineSql, [
      caseId,
      reporterId,
    ]);
    return found;
  }

  async append(manager: EntityManager, id: number, reason: ReportReasonName, text: string): Promise<void> {
    await manager.query(appendSql, [id, reason, text]);
  }

  async add(manager: EntityManager, report: NewReport, attempt = 0): Promise<StoredReport> {
    const { caseId, reporterId, subject, subjectId, about, reason, text } = report;
    const values = [randomCode(attempt), caseId, reporterId, subject, subjectId, about, reason, text];
    const [added]: StoredReport[] = await manager.query(addSql, values);
    return added ?? this.add(manager, report, attempt + 1);
  }

  /** Marks reports of a case as given in bad faith; returns how many of them are of the case. */
  async markBadFaith(manager: EntityManager, caseId: number, ids: readonly number[]): Promise<number> {
    const marked: unknown[] = await manager.query(badFaithSql, [caseId, ids]);
    return marked.length;
  }

  /** Notes that the reporters of a case are told its outcome; returns their reports. */
  async tell(manager: EntityManager, caseId: number): Promise<number[]> {
    const told: { id: number }[] = await manager.query(toTellSql, [caseId]);
    return told.map(({ id }) => id);
  }
}
