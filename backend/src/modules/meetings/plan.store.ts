import { Injectable } from '@nestjs/common';
import { type PlanState, limits, meetingTimes } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { acceptedMatchesSql } from '../../tables/matches.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

/** What of a plan its maker chooses. */
export interface PlanFields {
  place: string;
  startsAt: string;
  zone: string;
  note: string | null;
  country: string | null;
  contactId: number | null;
  checkInAt: string | null;
}

export interface PlanRow extends Omit<PlanFields, 'startsAt' | 'checkInAt'> {
  id: number;
  userId: number;
  makerName: string;
  makerImage: string | null;
  otherId: number;
  otherName: string;
  otherImage: string | null;
  startsAt: Date;
  checkInAt: Date | null;
  endsAt: Date;
  state: PlanState;
  putOffs: number;
  fineAt: Date | null;
  alertedAt: Date | null;
  opened: number;
  linkId: string;
}

interface NewPlan extends PlanFields {
  userId: number;
  otherId: number;
  linkId: string;
  tokenHash: Buffer;
  fineHash: Buffer;
}

const linkWorks = `starts_at + interval '${meetingTimes.linkHours} hours' > now()`;
const isRunning = `state IN ('open', 'asked', 'alerted') AND ${linkWorks}`;

const readSql = `
  SELECT plan.id, plan.user_id AS "userId", maker.name AS "makerName", maker.profile_image AS "makerImage",
    plan.other_id AS "otherId", other.name AS "otherName", other.profile_image AS "otherImage",
    place, starts_at AS "startsAt", zone, note, country, contact_id AS "contactId", check_in_at AS "checkInAt",
    starts_at + interval '${meetingTimes.linkHours} hours' AS "endsAt",
    CASE WHEN ${linkWorks} OR state = 'fine' THEN state ELSE 'over' END AS state,
    put_offs AS "putOffs", fine_at AS "fineAt", alerted_at AS "alertedAt", opened, link_id AS "linkId"
  FROM meeting_plans plan
  JOIN ${peopleSql} maker ON maker.id = plan.user_id
  JOIN ${peopleSql} other ON other.id = plan.other_id`;

const addSql = `
  INSERT INTO meeting_plans (
    user_id, other_id, place, starts_at, zone, note, country, contact_id, check_in_at, link_id, token_sha256, fine_sha256
  )
  SELECT $1::int, $2::int, $3, $4::timestamptz, $5, $6, $7, contact.id, $9::timestamptz, $10, $11, $12
  FROM (SELECT $8::int AS wanted) asked
  LEFT JOIN trusted_contacts contact ON contact.id = asked.wanted AND contact.user_id = $1::int
  WHERE (contact.id IS NOT NULL OR asked.wanted IS NULL)
  RETURNING id`;

const standsSql = `
  SELECT
    EXISTS (SELECT FROM ${acceptedMatchesSql('$1::int')} met WHERE met.other_id = $2::int) AS "isMatched",
    (SELECT count(*)::int FROM meeting_plans WHERE user_id = $1::int AND ${isRunning}) AS running`;

/** A new time to ask starts the check-in anew. */
const updateSql = `
  WITH changed AS (
    UPDATE meeting_plans SET place = $3, starts_at = $4, zone = $5, note = $6, country = $7, contact_id = $8,
      state = CASE WHEN check_in_at IS DISTINCT FROM $9::timestamptz THEN 'open' ELSE state END,
      was_reminded = was_reminded AND check_in_at IS NOT DISTINCT FROM $9::timestamptz,
      check_in_at = $9::timestamptz
    WHERE id = $2 AND user_id = $1 AND state IN ('open', 'asked') AND ${linkWorks}
      AND ($8::int IS NULL OR EXISTS (SELECT FROM trusted_contacts WHERE id = $8::int AND user_id = $1))
    RETURNING id
  )
  SELECT id FROM changed`;

const openSql = `
  WITH seen AS (
    UPDATE meeting_plans SET opened = opened + 1 WHERE token_sha256 = $1 AND ${linkWorks} RETURNING id
  )
  SELECT id FROM seen`;

const withContactSql = `SELECT id FROM meeting_plans WHERE contact_id = $1 AND ${isRunning} ORDER BY id`;

/** The table of meeting plans. Callers check permissions. */
@Injectable()
export class PlanStore {
  constructor(private readonly pool: PgPool) {}

  async now(): Promise<number> {
    const { rows } = await this.pool.query<{ now: Date }>('SELECT now()');
    return (rows[0] as { now: Date }).now.getTime();
  }

  /** The soonest first. Those that are kept are few. */
  async list(userId: number): Promise<PlanRow[]> {
    const sql = `${readSql} WHERE plan.user_id = $1 ORDER BY starts_at, plan.id LIMIT ${limits.pageSize.max}`;
    return (await this.pool.query<PlanRow>(sql, [userId])).rows;
  }

  async one(id: number): Promise<PlanRow | undefined> {
    return (await this.pool.query<PlanRow>(`${readSql} WHERE plan.id = $1`, [id])).rows[0];
  }

  /** Whether the two are matched, and how many plans of the user's are running. The caller has locked the user. */
  async stands(
    manager: EntityManager,
    userId: number,
    otherId: number,
  ): Promise<{ isMatched: boolean; running: number }> {
    const [found]: { isMatched: boolean; running: number }[] = await manager.query(standsSql, [
      userId,
      otherId,
    ]);
    return found ?? { isMatched: false, running: 0 };
  }

  /** Undefined if the contact is not the user's. */
  async add(manager: EntityManager, plan: NewPlan): Promise<number | undefined> {
    const { userId, otherId, linkId, tokenHash, fineHash } = plan;
    const values = [userId, otherId, ...fieldsOf(plan), linkId, tokenHash, fineHash];
    const [added]: { id: number }[] = await manager.query(addSql, values);
    return added?.id;
  }

  /** Returns false if the plan has ended, or the contact is not the user's. */
  async update(manager: EntityManager, userId: number, id: number, plan: PlanFields): Promise<boolean> {
    const changed: unknown[] = await manager.query(updateSql, [userId, id, ...fieldsOf(plan)]);
    return changed.length === 1;
  }

  /** Returns false if the plan is not the user's, or its contact waits for an answer. */
  async remove(userId: number, id: number): Promise<boolean> {
    const sql = `DELETE FROM meeting_plans WHERE id = $2 AND user_id = $1 AND NOT (state = 'alerted' AND ${linkWorks})`;
    return (await this.pool.query(sql, [userId, id])).rowCount === 1;
  }

  /** The id of the plan whose page is opened, by the hash of its token; counts it. Undefined if the link does not work. */
  async open(tokenHash: Buffer): Promise<number | undefined> {
    return (await this.pool.query<{ id: number }>(openSql, [tokenHash])).rows[0]?.id;
  }

  /** The ids of the running plans that a contact gets. */
  async withContact(manager: EntityManager, contactId: number): Promise<number[]> {
    const found: { id: number }[] = await manager.query(withContactSql, [contactId]);
    return found.map(({ id }) => id);
  }
}

const fieldsOf = (plan: PlanFields): unknown[] => [
  plan.place,
  plan.startsAt,
  plan.zone,
  plan.note,
  plan.country,
  plan.contactId,
  plan.checkInAt,
];
