import { standings } from '../choices.js';
import { appealOutcomes, decisionActions } from '../safety/decisions.js';
import { caseOpenings, caseStates, caseSubjects, logEventNames } from '../safety/moderation.js';
import { reportReasonNames, urgencies } from '../safety/reports.js';
import {
  type ViewOf,
  boolean,
  choice,
  integer,
  list,
  nullable,
  number,
  object,
  optional,
  string,
  time,
} from './schema.js';

const actions = [...decisionActions, 'hold'] as const;

const summary = {
  id: integer,
  subject: choice(caseSubjects),
  /** The name of whom it is about; null where that is not known. */
  name: nullable(string),
  memberSince: nullable(time),
  urgency: choice(urgencies),
  openedBy: choice(caseOpenings),
  state: choice(caseStates),
  dueAt: time,
  /** The reason of the most urgent report; null for an appeal. */
  reason: nullable(choice(reportReasonNames)),
  reports: integer,
  /** The weight of all voices. */
  weight: number,
  /** What is in effect by rule until somebody decides, and since when. */
  measure: nullable(object({ action: choice(actions), since: time })),
  /** The name of the one who has taken it. */
  assignee: nullable(string),
  isMine: boolean,
  /** Sent back with whatever is done with the case. */
  version: integer,
} as const;

/** A case in the queue. */
export const CaseSummaryView = object(summary);
export type CaseSummaryView = ViewOf<typeof CaseSummaryView>;

/** What was kept with a report, or by the rule that opened the case, as it was then. */
const EvidenceView = object({
  /** Null for what a rule found. */
  reportId: nullable(integer),
  keptAt: time,
  /** Of what was kept, in hexadecimal digits. */
  sha256: string,
  /** Whether it still has that sum. */
  isWhole: boolean,
  person: object({
    name: string,
    age: nullable(integer),
    bio: nullable(string),
    profileImage: nullable(string),
  }),
  /**
   * The photo that was their picture, as a data URL; null if they had uploaded none, and where a later report has kept the
   * same one.
   */
  photo: nullable(string),
  /** What was published, part by part: empty where the profile or the conversation is all there is. */
  content: list(object({ label: string, text: string })),
  messages: list(
    object({
      id: integer,
      isTheirs: boolean,
      /** Of neither of the two: of whoever else is in the group or the meetup. */
      isOfAnother: boolean,
      content: string,
      createdAt: time,
      isChosen: boolean,
    }),
  ),
});

/** A report as moderators see it: without its reporter. */
const CaseReportView = object({
  id: integer,
  createdAt: time,
  reason: choice(reportReasonNames),
  text: string,
  weight: number,
  /** Whether its reporter's account was new. */
  isNew: boolean,
  /** Of its reporter's earlier reports, how many were decided, acted on, and given in bad faith. */
  decided: integer,
  upheld: integer,
  badFaith: integer,
  isBadFaith: boolean,
  /** Whether a visitor without an account gave it, and the page that it names. */
  url: nullable(string),
  /** The objection to the decision on it. */
  complaint: nullable(string),
});

const CasePersonView = object({
  id: integer,
  memberSince: time,
  isConfirmed: boolean,
  isPremium: boolean,
  standing: choice(standings),
  standingUntil: nullable(time),
  /** Connection requests of the last week, and how many of them were accepted. */
  requests: integer,
  accepted: integer,
});

/** A decision as moderators see it. */
const CaseDecisionView = object({
  id: integer,
  caseId: integer,
  action: choice(actions),
  rule: nullable(integer),
  facts: string,
  until: nullable(time),
  createdAt: time,
  isAutomated: boolean,
  /** Whether a lead has not confirmed it yet. */
  isProposal: boolean,
  /** Of a proposed ban: whether Premium ends at once, or with the time that is paid. */
  endsPremium: optional(nullable(boolean)),
  liftedAt: nullable(time),
  /** The name of the one who took it. */
  by: nullable(string),
});

/** An entry of the log. */
export const LogEntryView = object({
  id: integer,
  at: time,
  /** Null for what happened by rule. */
  actor: nullable(string),
  isMine: boolean,
  caseId: nullable(integer),
  what: choice(logEventNames),
  /** What it was about, as JSON: ids and choices. */
  details: string,
  /** Whether it, and its place after the entry before it, are as they were written. */
  isWhole: boolean,
});
export type LogEntryView = ViewOf<typeof LogEntryView>;

/** A case as the one who decides it sees it. */
export const CaseView = object({
  ...summary,
  openedAt: time,
  /** When what was kept of it was erased, as its time was over; null until then. */
  erasedAt: optional(nullable(time)),
  /** Whether the viewer has something to do with it and has to leave it to somebody else. */
  hasConflict: boolean,
  person: nullable(CasePersonView),
  evidence: list(EvidenceView),
  voices: list(CaseReportView),
  /** Earlier decisions about the person, and what was proposed; latest first. */
  decisions: list(CaseDecisionView),
  /** For an appeal: what it is against is among the decisions. */
  appeal: nullable(
    object({ decisionId: integer, text: string, createdAt: time, outcome: nullable(choice(appealOutcomes)) }),
  ),
  log: list(LogEntryView),
});
export type CaseView = ViewOf<typeof CaseView>;

/** The queue in numbers. */
export const QueueView = object({
  open: integer,
  mine: integer,
  urgent: integer,
  /** When the next urgent one is due. */
  nextDueAt: nullable(time),
  appeals: integer,
  /** Half of the decisions of the last 30 days took no longer. */
  medianHours: nullable(number),
  /** Open cases by subject. */
  subjects: list(object({ subject: choice(caseSubjects), count: integer })),
});
export type QueueView = ViewOf<typeof QueueView>;

/** Who reported, for a lead. */
export const ReporterView = object({ id: nullable(integer), name: nullable(string) });
export type ReporterView = ViewOf<typeof ReporterView>;

const EmailView = object({ subject: string, text: string });

/** The emails that a decision would send, as they would be now. */
export const DecisionEmailsView = object({
  /** To whom the decision is about; null for what nobody is told of. */
  person: nullable(EmailView),
  /** To each reporter, with the code of their report in place of the dots. */
  reporter: EmailView,
});
export type DecisionEmailsView = ViewOf<typeof DecisionEmailsView>;
