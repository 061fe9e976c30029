import { appealOutcomes, sanctions } from '../safety/decisions.js';
import { evidenceSubjects } from '../safety/moderation.js';
import { type ViewOf, boolean, choice, integer, nullable, object, string, time } from './schema.js';

/** An appeal as its author sees it. */
const OwnAppealView = object({
  text: string,
  createdAt: time,
  /** Null, like the two below, until it is decided. */
  outcome: nullable(choice(appealOutcomes)),
  facts: nullable(string),
  decidedAt: nullable(time),
});

/** A decision as whom it is about reads it: the statement of reasons. */
export const DecisionView = object({
  id: integer,
  action: choice(sanctions),
  /** What it rests on was: the profile, a message, a tip. */
  subject: choice(evidenceSubjects),
  /** The community rule, by number; null for what happens by rule before anybody has read the reports. */
  rule: nullable(integer),
  facts: string,
  /** When it ends by itself; null for what does not. */
  until: nullable(time),
  createdAt: time,
  /** Whether a rule took it, from the number and weight of reports, and no person. */
  isAutomated: boolean,
  /** When it was lifted before its time, or replaced by the decision of a person. */
  liftedAt: nullable(time),
  /** Until when there can be an appeal. */
  appealUntil: time,
  canAppeal: boolean,
  appeal: nullable(OwnAppealView),
});
export type DecisionView = ViewOf<typeof DecisionView>;
