import { type ReportReasonName, reportReason, reportSubjects } from '../safety/reports.js';
import type { NoticeInput, ReportInput } from './inputs.js';
import type { FieldProblems } from './rule.js';
import { rules } from './rules.js';

/** Error messages of the checks across the fields of reports and notices. */
export const reportTexts = {
  text: 'Please tell us in a few words',
  reason: rules.reportReason.text,
  name: 'Please enter your name',
  email: rules.email.text,
  isGoodFaith: rules.isGoodFaith.text,
} as const;

/** Checks a report as a whole, after its fields: a reason that is offered for the subject, and words where it needs them. */
export const reportProblems = ({ subject, reason, text }: Partial<ReportInput>): FieldProblems => {
  const problems: FieldProblems = {};
  if (!subject || !reason) return problems;
  const offered: readonly ReportReasonName[] = reportSubjects[subject].reasons;
  if (!offered.includes(reason)) problems.reason = reportTexts.reason;
  if (reportReason(reason).needsText && !text?.trim()) problems.text = reportTexts.text;
  return problems;
};

/** Checks a notice as a whole: name and address are required except about somebody under 18, and good faith always. */
export const noticeProblems = (notice: Partial<NoticeInput>): FieldProblems => {
  const problems: FieldProblems = {};
  const isAnonymous = notice.reason === 'minor';
  if (!isAnonymous && !notice.name?.trim()) problems.name = reportTexts.name;
  if (!isAnonymous && !notice.email?.trim()) problems.email = reportTexts.email;
  if (!notice.isGoodFaith) problems.isGoodFaith = reportTexts.isGoodFaith;
  return problems;
};
