import { type ReportReasonName, type ReportStatus, type ReportSubject, limits } from '@wayfellow/contracts';

export interface OwnReportRow {
  id: number;
  code: string;
  subject: ReportSubject;
  about: string;
  reason: ReportReasonName;
  createdAt: Date;
  status: ReportStatus;
  canComplain: boolean;
  /** Whether the reporter has objected. */
  hasComplained: boolean;
}

// A complaint is decided by a case of its own, whose outcome then counts.
const columns = `
  report.id, report.code, report.subject_kind AS subject, report.about, report.reason,
  report.created_at AS "createdAt",
  coalesce(later.outcome, cases.outcome, 'received') AS status,
  complaint.report_id IS NULL
    AND coalesce(cases.closed_at > now() - interval '${limits.appealDays} days', false) AS "canComplain",
  complaint.report_id IS NOT NULL AS "hasComplained"`;

const joins = `
  FROM reports report JOIN cases ON cases.id = report.case_id
  LEFT JOIN complaints complaint ON complaint.report_id = report.id
  LEFT JOIN cases later ON later.id = complaint.case_id`;

/** A user's ($1) reports with ids below $2, latest first; $3 at most. */
export const ownReportsSql = `
  SELECT ${columns} ${joins}
  WHERE report.reporter_id = $1 AND report.id < $2 ORDER BY report.id DESC LIMIT $3`;

/** A user's ($1) report with id $2. */
export const ownReportSql = `SELECT ${columns} ${joins} WHERE report.reporter_id = $1 AND report.id = $2`;

/** Locks a user's ($1) report with id $2, for a complaint; its subject and whom it is about. */
export const lockReportSql = `
  SELECT report.id, cases.person_id AS "personId", report.subject_kind AS "subjectKind",
    report.subject_id AS "subjectId", cases.urgency
  FROM reports report JOIN cases ON cases.id = report.case_id
  WHERE report.reporter_id = $1 AND report.id = $2 FOR UPDATE OF report`;
