/** Subquery: what moderators read of cases. */
export const casesSql = `
  (SELECT id, person_id, subject_kind, subject_id, urgency, opened_by, state, due_at, assignee_id, version, opened_at,
     closed_at, erased_at
   FROM cases)`;

/** SQL that selects the ids of a case's reports, and of those whose objections it decides. */
export const reportsOfCaseSql = (id: string): string => `
  SELECT id FROM reports WHERE case_id = ${id}
  UNION ALL SELECT report_id FROM complaints WHERE case_id = ${id}`;

/**
 * Subquery: reports with what their reporter's word weighs, exactly. `decided`, `upheld` and `given_in_bad_faith` count the
 * reporter's other reports.
 */
export const voicesSql = `
  (SELECT report.id, report.case_id, report.reporter_id, report.subject_kind, report.reason, report.text, report.created_at,
     report.base_weight, report.bad_faith, record.decided, record.upheld, record.given_in_bad_faith,
     report.base_weight * (1 + record.upheld) / (1 + record.upheld + 2 * record.given_in_bad_faith) AS weight
   FROM reports report CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE other.state = 'closed') AS decided,
       count(*) FILTER (WHERE other.outcome = 'acted' AND NOT earlier.bad_faith) AS upheld,
       count(*) FILTER (WHERE earlier.bad_faith) AS given_in_bad_faith
     FROM reports earlier JOIN cases other ON other.id = earlier.case_id
     WHERE earlier.reporter_id = report.reporter_id AND earlier.id <> report.id
   ) record)`;

/** Subquery: what was kept with reports, and whether it still has its sum. */
export const evidenceSql = `
  (SELECT id, report_id, case_id, body, created_at, encode(sha256, 'hex') AS sum,
     sha256 = sha256(convert_to(body::text, 'UTF8')) AS is_whole
   FROM report_evidence)`;

/** SQL condition: a picture, by its address, is in a profile that was kept with a report. */
export const isPictureKeptSql = (address: string): string => `
  EXISTS (SELECT FROM report_evidence WHERE body #>> '{person,profileImage}' = ${address})`;

/** Subquery: objections to decisions on reports. */
export const complaintsSql = '(SELECT report_id, case_id, text FROM complaints)';

/** Subquery: reports without an account, with the address to answer. */
export const noticesSql = '(SELECT report_id, url, email FROM notices)';

/** Subquery: reports by their code, with their reporter and what became of them. */
export const reportOutcomesSql = `
  (SELECT report.id, report.code, report.reporter_id, coalesce(later.outcome, cases.outcome) AS outcome
   FROM reports report JOIN cases ON cases.id = report.case_id
   LEFT JOIN complaints complaint ON complaint.report_id = report.id
   LEFT JOIN cases later ON later.id = complaint.case_id)`;

/** SQL condition: one of two users has reported the other, or what the other wrote. */
export const haveReportedSql = (one: string, other: string): string => `
  EXISTS (
    SELECT FROM reports report JOIN cases reported ON reported.id = report.case_id
    WHERE (report.reporter_id = ${one} AND reported.person_id = ${other})
      OR (report.reporter_id = ${other} AND reported.person_id = ${one})
  )`;

/** SQL condition: a case about a user is open that may end with a ban; an appeal never does. */
export const hasOpenCaseSql = (userId: string): string => `
  EXISTS (SELECT FROM cases WHERE person_id = ${userId} AND state <> 'closed' AND subject_kind <> 'decision')`;
