import { Injectable } from '@nestjs/common';
import { type ReportStatus, type Urgency, dueHours, urgencies } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

type CaseOpening = 'report' | 'complaint' | 'notice' | 'rule' | 'appeal';

export interface NewCase {
  /** Null where it is not known whom it is about. */
  personId: number | null;
  /** An `EvidenceSubject`, 'page' for a notice about anything else, 'decision' for an appeal against one. */
  subjectKind: string;
  subjectId: number;
  urgency: Urgency;
  openedBy: CaseOpening;
  dueHours: number;
  /** The case whose decision an appeal is against. */
  reviewsId?: number;
}

/** A photo that looks like one that moderators removed. */
export interface PictureAgain {
  personId: number;
  photoId: number;
  /** The removed picture. */
  removedId: number;
}

/** A case as those who decide it find it. */
export interface CaseRow {
  id: number;
  personId: number | null;
  subjectKind: string;
  subjectId: number;
  urgency: Urgency;
  openedBy: CaseOpening;
  state: 'open' | 'lead' | 'closed';
  assigneeId: number | null;
  /** Changes with everything that moderators do. */
  version: number;
}

const rank = (urgency: string) => `array_position($7::text[], ${urgency})`;

// The unique index decides who opens it. Anybody who joins makes it at least as urgent as theirs.
const joinSql = `
  INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, due_at, reviews_id)
  VALUES ($1, $2, $3, $4, $5, now() + $6::int * interval '1 hour', $8)
  ON CONFLICT (subject_kind, subject_id) WHERE state <> 'closed' DO UPDATE SET
    due_at = least(cases.due_at, excluded.due_at),
    urgency = ($7::text[])[least(${rank('cases.urgency')}, ${rank('excluded.urgency')})]
  RETURNING id`;

// One case for all uploads of a removed picture; the latest is the one to decide on, and to read again before that.
const joinPictureSql = `
  INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, due_at, removed_picture_id)
  VALUES ($1, 'photo', $2, 'high', 'rule', now() + interval '${dueHours.high} hours', $3)
  ON CONFLICT (person_id, removed_picture_id) WHERE state <> 'closed'
    DO UPDATE SET subject_id = excluded.subject_id, version = cases.version + 1
  RETURNING id`;

const lockSql = `
  SELECT id, person_id AS "personId", subject_kind AS "subjectKind", subject_id AS "subjectId", urgency,
    opened_by AS "openedBy", state, assignee_id AS "assigneeId", version
  FROM cases WHERE id = $1 FOR UPDATE`;

const changeSql = (set: string): string => `UPDATE cases SET version = version + 1, ${set} WHERE id = $1`;
const assignSql = changeSql('assignee_id = $2');
const handToLeadsSql = changeSql(`state = 'lead', assignee_id = NULL`);
const closeSql = changeSql(`state = 'closed', outcome = $2, closed_at = now()`);
const hastenSql = `
  UPDATE cases SET urgency = 'urgent', due_at = least(due_at, now() + interval '${dueHours.urgent} hours') WHERE id = $1`;

/** The table of cases. */
@Injectable()
export class CaseStore {
  /** Joins the open case of a subject, or opens one; locks it until the transaction ends, and returns its id. */
  async join(manager: EntityManager, one: NewCase): Promise<number> {
    const { personId, subjectKind, subjectId, urgency, openedBy, dueHours, reviewsId } = one;
    const opening = [urgency, openedBy, dueHours, urgencies, reviewsId ?? null];
    const values = [personId, subjectKind, subjectId, ...opening];
    const [found]: { id: number }[] = await manager.query(joinSql, values);
    return (found as { id: number }).id;
  }

  /** Joins the open case of a removed picture that somebody uploads again, or opens one; locks it, and returns its id. */
  async joinPicture(manager: EntityManager, { personId, photoId, removedId }: PictureAgain): Promise<number> {
    const [found]: { id: number }[] = await manager.query(joinPictureSql, [personId, photoId, removedId]);
    return (found as { id: number }).id;
  }

  /** Locks a case until the transaction ends; undefined if there is none. */
  async lock(manager: EntityManager, id: number): Promise<CaseRow | undefined> {
    const [found]: CaseRow[] = await manager.query(lockSql, [id]);
    return found;
  }

  async assign(manager: EntityManager, id: number, assigneeId: number | null): Promise<void> {
    await manager.query(assignSql, [id, assigneeId]);
  }

  /** Has a lead confirm what was proposed. */
  async handToLeads(manager: EntityManager, id: number): Promise<void> {
    await manager.query(handToLeadsSql, [id]);
  }

  async close(manager: EntityManager, id: number, outcome: Exclude<ReportStatus, 'received'>): Promise<void> {
    await manager.query(closeSql, [id, outcome]);
  }

  /** Makes a case urgent, and due as soon as urgent ones are. */
  async hasten(manager: EntityManager, id: number): Promise<void> {
    await manager.query(hastenSql, [id]);
  }
}
