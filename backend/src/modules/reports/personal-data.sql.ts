import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

/**
 * What was reported is kept until its time is over, no matter who leaves: it protects others, and is evidence of what was
 * decided. Only the reporter's own part is in their copy.
 */
export const reportsPersonalData: PersonalTables = {
  reports: {
    title: 'Reports you made',
    erase: ['UPDATE reports SET reporter_id = NULL WHERE reporter_id = $1'],
    copy: `
      SELECT code, subject_kind AS subject, about, reason, text, created_at AS "createdAt" FROM reports
      WHERE reporter_id = $1 ORDER BY id`,
  },
  complaints: {
    title: 'Objections to decisions on your reports',
    erase: [],
    copy: `
      SELECT reports.code, complaints.text, complaints.created_at AS "createdAt"
      FROM complaints JOIN reports ON reports.id = complaints.report_id
      WHERE reports.reporter_id = $1 ORDER BY reports.id`,
  },
  cases: { erase: ['UPDATE cases SET assignee_id = NULL WHERE assignee_id = $1'] },
  report_evidence: { erase: [] },
  notices: { erase: [] },
};
