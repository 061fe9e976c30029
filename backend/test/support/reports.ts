import { type ReportInput, type ReportReceiptView, type ReportStatus, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

/** Reports a traveler, whatever the answer. */
export const report = (from: Client, about: Client, input: Partial<ReportInput> = {}) =>
  from.call(endpoints.reports.create, {
    body: { subject: 'person', subjectId: about.user.id, reason: 'spam', ...input },
  });

/** Reports a traveler and gives the receipt. */
export const mustReport = async (
  from: Client,
  about: Client,
  input?: Partial<ReportInput>,
): Promise<ReportReceiptView> => {
  const answer = await report(from, about, input);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

/** Has all open cases decided, some days ago. */
export const decideCases = async (
  instance: Instance,
  outcome: Exclude<ReportStatus, 'received'>,
  daysAgo = 0,
): Promise<void> => {
  await query(
    instance,
    `UPDATE cases SET state = 'closed', outcome = $1, closed_at = now() - $2::int * interval '1 day'
     WHERE state <> 'closed'`,
    [outcome, daysAgo],
  );
};

export interface EvidenceRow {
  body: {
    person: { name: string; bio: string | null };
    content: Record<string, unknown> | null;
    messages: { id: number; senderId: number | null; content: string; isChosen: boolean }[];
  };
  /** Whether the hash is that of the body. */
  isWhole: boolean;
}

/** What was kept with a report, the oldest first. */
export const evidenceOf = async (instance: Instance, reportId: number): Promise<EvidenceRow[]> => {
  const { rows } = await query<EvidenceRow>(
    instance,
    `SELECT body, sha256 = sha256(convert_to(body::text, 'UTF8')) AS "isWhole"
     FROM report_evidence WHERE report_id = $1 ORDER BY id`,
    [reportId],
  );
  return rows;
};
