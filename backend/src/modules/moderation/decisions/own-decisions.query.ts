import { type AppealOutcome, type EvidenceSubject, type Sanction, limits } from '@wayfellow/contracts';

/** A decision as whom it is about reads it. */
export interface OwnDecisionRow {
  id: number;
  action: Sanction;
  subject: EvidenceSubject;
  rule: number | null;
  facts: string;
  until: Date | null;
  createdAt: Date;
  isAutomated: boolean;
  liftedAt: Date | null;
  appealUntil: Date;
  canAppeal: boolean;
  /** The appeal; null, like its parts below, where there is none. */
  appealText: string | null;
  appealedAt: Date | null;
  outcome: AppealOutcome | null;
  outcomeFacts: string | null;
  outcomeAt: Date | null;
}

const appealEnd = `decision.effective_at + interval '${limits.appealDays} days'`;

// A proposal is no decision yet, and nobody is told that there was no breach.
const told = `decision.effective_at IS NOT NULL AND decision.action <> 'no-breach'`;

const decisionsSql = `
  SELECT decision.id, decision.action, decision.subject_kind AS subject, decision.rule, decision.facts, decision.until,
    decision.effective_at AS "createdAt", decision.automated AS "isAutomated", decision.lifted_at AS "liftedAt",
    ${appealEnd} AS "appealUntil",
    appeal.decision_id IS NULL AND ${appealEnd} > now() AS "canAppeal",
    appeal.text AS "appealText", appeal.created_at AS "appealedAt", appeal.outcome, appeal.facts AS "outcomeFacts",
    appeal.decided_at AS "outcomeAt"
  FROM decisions decision LEFT JOIN appeals appeal ON appeal.decision_id = decision.id
  WHERE decision.person_id = $1 AND ${told}`;

/** Decisions about a user ($1) with ids below $2, latest first; $3 at most. */
export const ownDecisionsSql = `${decisionsSql} AND decision.id < $2 ORDER BY decision.id DESC LIMIT $3`;

/** The decision about a user ($1) with id $2. */
export const ownDecisionSql = `${decisionsSql} AND decision.id = $2`;

/** Notes that a user ($1) has read the decision with id $2. */
export const seenSql = `
  UPDATE decisions decision SET seen_at = now() WHERE person_id = $1 AND id = $2 AND seen_at IS NULL AND ${told}`;

/** Locks the decision about a user ($1) with id $2. */
export const lockOwnDecisionSql = `
  SELECT id, case_id AS "caseId" FROM decisions decision WHERE person_id = $1 AND id = $2 AND ${told} FOR UPDATE`;
