import { Injectable } from '@nestjs/common';
import { meetingTimes } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

/** A plan that its maker answered for. */
export interface AnsweredPlan {
  id: number;
  userId: number;
  contactId: number | null;
}

/** A plan that a step of its check-in was taken for. */
export interface SteppedPlan extends AnsweredPlan {
  otherId: number;
  place: string;
  startsAt: Date;
  zone: string;
}

/** A plan whose maker said that they are fine. */
export interface FinePlan extends AnsweredPlan {
  /** Whether the contact had been told that there was no answer. */
  wasAlerted: boolean;
  fineAt: Date;
  zone: string;
}

const minutes = (count: number) => `interval '${count} minutes'`;
const linkWorks = `starts_at + interval '${meetingTimes.linkHours} hours' > now()`;
const returning = `
  RETURNING id, user_id AS "userId", contact_id AS "contactId", other_id AS "otherId", place, starts_at AS "startsAt", zone`;

/** Takes a step for one plan that is due. Two workers never take the same; a worker that dies takes none. */
const stepSql = (set: string, due: string): string => `
  WITH stepped AS (
    UPDATE meeting_plans SET ${set}
    WHERE id = (SELECT id FROM meeting_plans WHERE ${due} ORDER BY check_in_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    ${returning}
  )
  SELECT * FROM stepped`;

const hasConfirmedContact = `
  EXISTS (SELECT FROM trusted_contacts contact WHERE contact.id = contact_id AND contact.confirmed_at IS NOT NULL)`;

/** The steps of a check-in, in the order in which they are looked for: who was missed for long is told of first. */
const steps = {
  alert: stepSql(
    `state = 'alerted', alerted_at = now()`,
    `state = 'asked' AND check_in_at + ${minutes(meetingTimes.alertAfterMinutes)} <= now() AND ${linkWorks}
     AND ${hasConfirmedContact}`,
  ),
  remind: stepSql(
    'was_reminded = true',
    `state = 'asked' AND NOT was_reminded AND ${linkWorks}
     AND check_in_at + ${minutes(meetingTimes.remindAfterMinutes)} <= now()`,
  ),
  ask: stepSql(`state = 'asked'`, `state = 'open' AND check_in_at <= now() AND ${linkWorks}`),
} as const;
export type CheckInStep = keyof typeof steps;
export const checkInSteps = Object.keys(steps) as CheckInStep[];

/** Whether the contact had been told that there was no answer is read before the change. */
const fineSql = (which: string): string => `
  WITH running AS (
    SELECT id, state = 'alerted' AS was_alerted FROM meeting_plans
    WHERE ${which} AND state IN ('open', 'asked', 'alerted') AND ${linkWorks}
    FOR UPDATE
  ),
  fine AS (
    UPDATE meeting_plans SET state = 'fine', fine_at = now() FROM running WHERE meeting_plans.id = running.id
    RETURNING meeting_plans.id, user_id AS "userId", contact_id AS "contactId", was_alerted AS "wasAlerted",
      fine_at AS "fineAt", zone
  )
  SELECT * FROM fine`;
const fineByMakerSql = fineSql('user_id = $1 AND id = $2');
const fineByLinkSql = fineSql('fine_sha256 = $1');
const wasFineSql = `SELECT FROM meeting_plans WHERE fine_sha256 = $1 AND state = 'fine' AND ${linkWorks}`;

const putOffSql = `
  WITH put_off AS (
    UPDATE meeting_plans SET state = 'open', was_reminded = false, put_offs = put_offs + 1,
      check_in_at = now() + ${minutes(meetingTimes.putOffMinutes)}
    WHERE user_id = $1 AND id = $2 AND state = 'asked' AND put_offs < ${meetingTimes.putOffs} AND ${linkWorks}
    RETURNING id
  )
  SELECT id FROM put_off`;

const endSql = `
  UPDATE meeting_plans SET state = 'over' WHERE state IN ('open', 'asked', 'alerted') AND NOT (${linkWorks})`;
const eraseSql = `
  DELETE FROM meeting_plans
  WHERE starts_at < now() - interval '${meetingTimes.linkHours} hours' - interval '${meetingTimes.keptDays} days'`;

/** What a check-in does to a plan. The row decides: each step is taken once. */
@Injectable()
export class CheckInStore {
  constructor(private readonly pool: PgPool) {}

  /** Takes a step for one plan that is due; undefined if none is. */
  async take(manager: EntityManager, step: CheckInStep): Promise<SteppedPlan | undefined> {
    const [stepped]: SteppedPlan[] = await manager.query(steps[step]);
    return stepped;
  }

  /** Undefined if the plan is not running. */
  async fine(manager: EntityManager, userId: number, id: number): Promise<FinePlan | undefined> {
    const [found]: FinePlan[] = await manager.query(fineByMakerSql, [userId, id]);
    return found;
  }

  async fineByLink(manager: EntityManager, tokenHash: Buffer): Promise<FinePlan | undefined> {
    const [found]: FinePlan[] = await manager.query(fineByLinkSql, [tokenHash]);
    return found;
  }

  /** Whether its maker has said before, by whatever way, that they are fine. */
  async wasFine(tokenHash: Buffer): Promise<boolean> {
    return (await this.pool.query(wasFineSql, [tokenHash])).rowCount === 1;
  }

  async putOff(manager: EntityManager, userId: number, id: number): Promise<boolean> {
    const changed: unknown[] = await manager.query(putOffSql, [userId, id]);
    return changed.length === 1;
  }

  /** Ends plans whose link has ended, and erases those that ended long ago. */
  async sweep(): Promise<void> {
    await this.pool.query(endSql);
    await this.pool.query(eraseSql);
  }
}
