import { Injectable } from '@nestjs/common';
import { type Urgency, urgencies } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

type CaseOpening = 'report' | 'complaint' | 'notice' | 'rule';

interface NewCase {
  /** Null where it is not known whom it is about. */
  personId: number | null;
  /** A `ReportSubject`, or 'page' for a notice about anything else. */
  subjectKind: string;
  subjectId: number;
  urgency: Urgency;
  openedBy: CaseOpening;
  dueHours: number;
}

const rank = (urgency: string) => `array_position($7::text[], ${urgency})`;

// The unique index decides who opens it. Whoever joins makes it at least as urgent as theirs.
const joinSql = `
  INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, due_at)
  VALUES ($1, $2, $3, $4, $5, now() + $6::int * interval '1 hour')
  ON CONFLICT (subject_kind, subject_id) WHERE state <> 'closed' DO UPDATE SET
    due_at = least(cases.due_at, excluded.due_at),
    urgency = ($7::text[])[least(${rank('cases.urgency')}, ${rank('excluded.urgency')})]
  RETURNING id`;

/** The table of cases. */
@Injectable()
export class CaseStore {
  /** Joins the open case of a subject, or opens one; locks it until the transaction ends, and returns its id. */
  async join(manager: EntityManager, one: NewCase): Promise<number> {
    const { personId, subjectKind, subjectId, urgency, openedBy, dueHours } = one;
    const values = [personId, subjectKind, subjectId, urgency, openedBy, dueHours, urgencies];
    const [found]: { id: number }[] = await manager.query(joinSql, values);
    return (found as { id: number }).id;
  }
}
