import { reportReasonNames, reportStatuses, reportSubjectNames } from '../safety/reports.js';
import { type ViewOf, boolean, choice, integer, object, string, time } from './schema.js';

const receipt = {
  id: integer,
  /** What the reporter can refer to, for example 'WF-7K3Q'. */
  code: string,
  status: choice(reportStatuses),
} as const;

/** The answer to a report. */
export const ReportReceiptView = object(receipt);
export type ReportReceiptView = ViewOf<typeof ReportReceiptView>;

/** A report as its reporter sees it. */
export const ReportView = object({
  ...receipt,
  subject: choice(reportSubjectNames),
  /** The name of the traveler whom it is about, when it was reported; empty once the time of the report is over. */
  about: string,
  reason: choice(reportReasonNames),
  createdAt: time,
  /** Whether the reporter may still object to the decision. */
  canComplain: boolean,
});
export type ReportView = ViewOf<typeof ReportView>;

/** Somebody the viewer was in contact with and no longer sees, whatever the reason. */
export const UnseenTravelerView = object({ id: integer, name: string, lastContactAt: time });
export type UnseenTravelerView = ViewOf<typeof UnseenTravelerView>;

/** The answer to a notice. */
export const NoticeReceiptView = object({ code: string });
export type NoticeReceiptView = ViewOf<typeof NoticeReceiptView>;
