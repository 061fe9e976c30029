import {
  type CaseSubject,
  type CaseSummaryView,
  type CaseView,
  type Urgency,
  reportReason,
} from '@wayfellow/contracts';

const known: Readonly<Record<CaseSubject, string>> = {
  person: 'Person',
  message: 'Message',
  tip: 'Tip',
  photo: 'Photo',
  reference: 'Text about a traveler',
  meetup: 'Meetup',
  plan: 'Meeting plan',
  page: 'Page',
  decision: 'Appeal',
};
const many: Readonly<Record<string, string>> = {
  person: 'People',
  message: 'Messages',
  tip: 'Tips',
  photo: 'Photos',
  reference: 'Texts about travelers',
  meetup: 'Meetups',
  plan: 'Meeting plans',
  page: 'Pages',
  decision: 'Appeals',
};

/** What a case is about, in one word. */
export const subjectText = (subject: CaseSubject): string => known[subject];
/** The cases of a kind. */
export const subjectsText = (subject: CaseSubject): string => many[subject] ?? known[subject];

const urgencyWords: Readonly<Record<Urgency, string>> = { urgent: 'Urgent', high: 'High', normal: 'Normal' };
export const urgencyText = ({ urgency, subject }: Pick<CaseSummaryView, 'urgency' | 'subject'>): string =>
  subject === 'decision' ? 'Appeal' : urgencyWords[urgency];

/** Why a case is there. */
export const reasonText = ({ reason, subject }: Pick<CaseSummaryView, 'reason' | 'subject'>): string => {
  if (subject === 'decision') return 'Objects to a decision';
  return reason ? reportReason(reason).label : 'Opened by rule';
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** '3 reports, weight 2.5'. */
export const weightText = ({ reports, weight }: Pick<CaseSummaryView, 'reports' | 'weight'>): string =>
  `${counted(reports, 'report')}, weight ${weight.toFixed(1)}`;

type Action = CaseView['decisions'][number]['action'];

export const actionText: Readonly<Record<Action, string>> = {
  'no-breach': 'No breach',
  warn: 'Warned',
  hide: 'Hidden',
  hold: 'Held by rule',
  suspend: 'Suspended',
  ban: 'Banned',
};

/** The parts of what was published, or of what a rule found. */
const parts: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  content: 'Text',
  category: 'Category',
  text: 'What they wrote',
  reply: 'The reply to it',
  place: 'Place',
  area: 'Part of town',
  spot: 'Exact spot',
  meets: 'Meets',
  startsAt: 'When',
  note: 'Note',
  checkInAt: 'Asked whether all is well',
  traveledOn: 'On the same days from',
  met: 'They say that they met',
  feltSafe: 'They felt safe',
  otherMet: 'The other says that they met',
  otherFeltSafe: 'The other felt safe',
  otherText: 'What the other wrote',
};

/** What a part of the evidence is. */
export const partText = (label: string): string => parts[label] ?? label;

export { counted };
