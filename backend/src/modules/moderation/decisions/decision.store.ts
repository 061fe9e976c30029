import { Injectable } from '@nestjs/common';
import type { DecisionAction, Standing } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { isInEffectSql, restrictionSql } from '../../../tables/moderation.sql.js';
import { renewsSql } from '../../../tables/subscriptions.sql.js';

/** What was decided, by a person or by rule. */
export interface NewDecision {
  caseId: number;
  personId: number | null;
  subjectKind: string;
  subjectId: number;
  action: DecisionAction | 'hold';
  rule: number | null;
  facts: string;
  /** In so many hours from now it ends; null for what does not. */
  hours: number | null;
  byId: number | null;
  isAutomated: boolean;
  /** A ban takes effect once a lead confirms it. */
  isProposal: boolean;
  /** Of a ban: whether Premium ends at once. Otherwise what is paid for runs out. */
  endsPremium?: boolean;
}

/** A decision as those who change it find it. */
export interface DecisionRow {
  id: number;
  caseId: number;
  personId: number | null;
  subjectKind: string;
  subjectId: number;
  action: DecisionAction | 'hold';
  rule: number | null;
  byId: number | null;
  isEffective: boolean;
}

/** What restricts an account longest and most. */
export interface Restriction {
  standing: Extract<Standing, 'held' | 'suspended' | 'banned'>;
  until: Date | null;
  /** When it took effect. */
  since: Date;
}

const addSql = `
  INSERT INTO decisions (case_id, person_id, subject_kind, subject_id, action, rule, facts, until, by_id, automated,
    effective_at, premium_ended_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now() + $8::int * interval '1 hour', $9, $10, CASE WHEN NOT $11 THEN now() END,
    CASE WHEN NOT $12 THEN now() END)
  RETURNING id`;

const columns = `
  id, case_id AS "caseId", person_id AS "personId", subject_kind AS "subjectKind", subject_id AS "subjectId", action, rule,
  by_id AS "byId", effective_at IS NOT NULL AS "isEffective"`;
const findSql = `SELECT ${columns} FROM decisions WHERE id = $1 AND withdrawn_at IS NULL`;

const isHiddenSql = `
  SELECT EXISTS (
    SELECT FROM decisions WHERE subject_kind = $1 AND subject_id = $2 AND action = 'hide' AND ${isInEffectSql}
  ) AS "isHidden"`;

const liftSql = `
  WITH lifted AS (UPDATE decisions SET lifted_at = now() WHERE id = $1 AND lifted_at IS NULL RETURNING id)
  SELECT id FROM lifted`;
const liftMeasuresSql = `UPDATE decisions SET lifted_at = now() WHERE case_id = $1 AND automated AND lifted_at IS NULL`;
const dueSql = `
  SELECT id FROM decisions WHERE automated AND lifted_at IS NULL AND until <= now() ORDER BY until LIMIT 100`;
/** A ban that leaves what is paid for to run out has `premium_ended_at` from the start. */
const endingPremiumSql = `
  SELECT id, person_id AS "personId" FROM decisions
  WHERE action = 'ban' AND premium_ended_at IS NULL AND effective_at IS NOT NULL AND lifted_at IS NULL ORDER BY id LIMIT 100`;
const renewingSql = `
  SELECT DISTINCT person_id AS "personId" FROM decisions
  WHERE action = 'ban' AND ${isInEffectSql} AND ${renewsSql('decisions.person_id')}`;

const eraseFactsSql = `UPDATE decisions SET facts = '' WHERE case_id = ANY($1)`;
const eraseAppealsSql = `
  UPDATE appeals SET text = '', facts = '' WHERE decision_id IN (SELECT id FROM decisions WHERE case_id = ANY($1))`;

/** The table of decisions. */
@Injectable()
export class DecisionStore {
  constructor(private readonly pool: PgPool) {}

  async add(manager: EntityManager, one: NewDecision): Promise<number> {
    const { caseId, personId, subjectKind, subjectId, action, rule, facts, hours } = one;
    const values = [caseId, personId, subjectKind, subjectId, action, rule, facts, hours];
    const [added]: { id: number }[] = await manager.query(addSql, [
      ...values,
      one.byId,
      one.isAutomated,
      one.isProposal,
      one.endsPremium ?? true,
    ]);
    return (added as { id: number }).id;
  }

  /** Reads a decision that was not withdrawn; once its case is locked, nobody else changes it. */
  async find(manager: EntityManager, id: number): Promise<DecisionRow | undefined> {
    const [found]: DecisionRow[] = await manager.query(findSql, [id]);
    return found;
  }

  async confirm(manager: EntityManager, id: number, leadId: number, warnsContacts: boolean): Promise<void> {
    const sql =
      'UPDATE decisions SET effective_at = now(), confirmed_by = $2, warns_contacts = $3 WHERE id = $1';
    await manager.query(sql, [id, leadId, warnsContacts]);
  }

  /** Returns false if it was lifted before. */
  async lift(manager: EntityManager, id: number): Promise<boolean> {
    const lifted: unknown[] = await manager.query(liftSql, [id]);
    return lifted.length === 1;
  }

  /** Lifts what is in effect by rule because of a case. */
  async liftMeasures(manager: EntityManager, caseId: number): Promise<void> {
    await manager.query(liftMeasuresSql, [caseId]);
  }

  /** Withdraws what was proposed for a case. */
  async withdrawProposal(manager: EntityManager, caseId: number): Promise<void> {
    const sql =
      'UPDATE decisions SET withdrawn_at = now() WHERE case_id = $1 AND effective_at IS NULL AND withdrawn_at IS NULL';
    await manager.query(sql, [caseId]);
  }

  /** What all decisions about a user together make of the account; undefined for no restriction. */
  async restrictionOf(manager: EntityManager, personId: number): Promise<Restriction | undefined> {
    const [found]: Restriction[] = await manager.query(restrictionSql('$1'), [personId]);
    return found;
  }

  async isHidden(manager: EntityManager, subjectKind: string, subjectId: number): Promise<boolean> {
    const [found]: { isHidden: boolean }[] = await manager.query(isHiddenSql, [subjectKind, subjectId]);
    return found?.isHidden === true;
  }

  /** Erases what the decisions of these cases say, and the appeals against them. What was decided by which rule stays. */
  async erase(manager: EntityManager, caseIds: readonly number[]): Promise<void> {
    for (const sql of [eraseFactsSql, eraseAppealsSql]) await manager.query(sql, [caseIds]);
  }

  /** Decisions by rule whose time is over. */
  async due(): Promise<number[]> {
    return (await this.pool.query<{ id: number }>(dueSql)).rows.map(({ id }) => id);
  }

  /** Bans after which the provider has not ended the subscription yet. */
  async endingPremium(): Promise<{ id: number; personId: number | null }[]> {
    return (await this.pool.query<{ id: number; personId: number | null }>(endingPremiumSql)).rows;
  }

  /** Those who are banned and would be charged again. */
  async renewing(): Promise<number[]> {
    return (await this.pool.query<{ personId: number }>(renewingSql)).rows.map(({ personId }) => personId);
  }

  async premiumEnded(id: number): Promise<void> {
    await this.pool.query('UPDATE decisions SET premium_ended_at = now() WHERE id = $1', [id]);
  }
}
