import type { Choice } from '../choices.js';

/** How soon a case must be decided. */
export const urgencies = ['urgent', 'high', 'normal'] as const;
export type Urgency = (typeof urgencies)[number];

/** Hours until the decision is due. */
export const dueHours = { urgent: 4, high: 24, normal: 48, appeal: 72 } as const;

/** Over how many days of closed cases the median time to a decision is taken. */
export const medianDays = 30;

/** The community rules, by number. */
export const communityRules = {
  1: 'Be yourself, and eighteen.',
  2: 'Nobody is pressed, threatened or followed.',
  3: 'No sexual content or advances that were not asked for.',
  4: 'No asking for money, no selling.',
  5: 'No hate.',
  6: 'What somebody tells or shows you stays with you.',
  7: 'Tips are true and harm nobody.',
  8: 'One account, nothing illegal.',
} as const;
export type CommunityRule = keyof typeof communityRules;

/** A reason to report something. */
export interface ReportReason extends Choice {
  /** Examples, shown below the label. */
  readonly hint?: string;
  /** The community rule that is broken; null for none in particular. */
  readonly rule: CommunityRule | null;
  readonly urgency: Urgency;
  /** Whether the reporter has to say in words what happened. */
  readonly needsText?: true;
}

const reasons = {
  harassment: {
    label: 'Harassment or threats',
    hint: 'Insults, pressure, stalking',
    rule: 2,
    urgency: 'high',
  },
  sexual: { label: 'Unwanted sexual content or advances', rule: 3, urgency: 'high' },
  hate: { label: 'Hate or discrimination', rule: 5, urgency: 'high' },
  scam: {
    label: 'Scam or asks for money',
    hint: 'Loans, gifts, investments, “my card is blocked”',
    rule: 4,
    urgency: 'high',
  },
  fake: { label: 'Fake profile or somebody else’s photos', rule: 1, urgency: 'normal' },
  minor: { label: 'Seems to be under 18', rule: 1, urgency: 'urgent' },
  met: {
    label: 'Something that happened when we met',
    hint: 'We read these first',
    rule: 2,
    urgency: 'urgent',
    needsText: true,
  },
  dangerous: { label: 'Dangerous or false advice', rule: 7, urgency: 'high', needsText: true },
  private: { label: 'Somebody’s private data', rule: 6, urgency: 'normal' },
  spam: { label: 'Advertising or spam', rule: 4, urgency: 'normal' },
  illegal: { label: 'Something illegal', rule: 8, urgency: 'high', needsText: true },
  other: { label: 'Something else', rule: null, urgency: 'normal', needsText: true },
} as const satisfies Record<string, Omit<ReportReason, 'value'>>;

export type ReportReasonName = keyof typeof reasons;
export const reportReasonNames = Object.keys(reasons) as readonly ReportReasonName[];

/** A reason with its label, rule and urgency. */
export const reportReason = (name: ReportReasonName): ReportReason => ({ value: name, ...reasons[name] });

const aboutPeople = [
  'harassment',
  'sexual',
  'hate',
  'scam',
  'fake',
  'minor',
  'met',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReasonName[];
const aboutTips = [
  'dangerous',
  'private',
  'hate',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReasonName[];
const aboutPhotos = [
  'fake',
  'sexual',
  'hate',
  'minor',
  'private',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReasonName[];
const aboutReferences = [
  'harassment',
  'sexual',
  'hate',
  'scam',
  'private',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReasonName[];
const aboutMeetups = [
  'harassment',
  'sexual',
  'hate',
  'scam',
  'met',
  'private',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReasonName[];

/**
 * What can be reported: the reasons that are offered, in this order, and what many reports lead to without a moderator. What
 * everybody can see is hidden; what reaches single travelers counts towards holding the account.
 */
export const reportSubjects = {
  person: { reasons: aboutPeople, measure: 'hold' },
  message: { reasons: aboutPeople, measure: 'hold' },
  tip: { reasons: aboutTips, measure: 'hide' },
  photo: { reasons: aboutPhotos, measure: 'hide' },
  reference: { reasons: aboutReferences, measure: 'hide' },
  meetup: { reasons: aboutMeetups, measure: 'hide' },
} as const satisfies Record<
  string,
  { readonly reasons: readonly ReportReasonName[]; readonly measure: 'hide' | 'hold' }
>;
export type ReportSubject = keyof typeof reportSubjects;
export const reportSubjectNames = Object.keys(reportSubjects) as readonly ReportSubject[];

/** The reasons offered for a subject, in order. */
export const reasonsFor = (subject: ReportSubject): ReportReason[] =>
  reportSubjects[subject].reasons.map(reportReason);

/** What has become of a report: waiting for a decision, acted on, or no breach found. */
export const reportStatuses = ['received', 'acted', 'no-breach'] as const;
export type ReportStatus = (typeof reportStatuses)[number];
