import { reportSubjectNames } from './reports.js';

/** What evidence is of: what travelers report, and a meeting plan, which anybody reports who has its link. */
export const evidenceSubjects = [...reportSubjectNames, 'plan'] as const;
export type EvidenceSubject = (typeof evidenceSubjects)[number];

/** What a case is about: what was reported, a page that shows none of these, or the decision of an appeal. */
export const caseSubjects = [...evidenceSubjects, 'page', 'decision'] as const;
export type CaseSubject = (typeof caseSubjects)[number];

/** Who or what opened a case. */
export const caseOpenings = ['report', 'complaint', 'notice', 'rule', 'appeal'] as const;
export type CaseOpening = (typeof caseOpenings)[number];

/** A case waits for a moderator, or for a lead who confirms what was proposed, or is closed. */
export const caseStates = ['open', 'lead', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the log of moderation says, with the words that moderators read. */
export const logEvents = {
  taken: 'took the case',
  left: 'left the case to somebody else',
  'evidence-opened': 'opened what was reported',
  unveiled: 'looked up who reported',
  decided: 'decided',
  proposed: 'proposed a ban',
  confirmed: 'confirmed the ban',
  measure: 'Limited by rule',
  lifted: 'Lifted by rule after 72 hours without a decision',
  appealed: 'appealed',
  'appeal-decided': 'decided the appeal',
  'authorities-told': 'told the authorities of a threat to life',
} as const;
export type LogEvent = keyof typeof logEvents;
export const logEventNames = Object.keys(logEvents) as readonly LogEvent[];
