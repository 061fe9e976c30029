import { Injectable } from '@nestjs/common';
import type { AppealOutcome, Sanction } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { noticesSql, reportOutcomesSql } from '../../../tables/reports.sql.js';
import { peopleSql } from '../../../tables/users.sql.js';

interface ToldDecision {
  personId: number | null;
  action: Sanction;
  rule: number | null;
  facts: string;
  until: Date | null;
  at: Date;
  isAutomated: boolean;
  outcome: AppealOutcome | null;
  outcomeFacts: string | null;
}
interface ToldReport {
  code: string;
  reporterId: number | null;
  outcome: 'acted' | 'no-breach' | null;
  /** Of a notice without an account. */
  noticeAddress: string | null;
}

const decisionSql = `
  SELECT decision.person_id AS "personId", decision.action, decision.rule, decision.facts, decision.until,
    decision.effective_at AS at, decision.automated AS "isAutomated", appeal.outcome, appeal.facts AS "outcomeFacts"
  FROM decisions decision LEFT JOIN appeals appeal ON appeal.decision_id = decision.id
  WHERE decision.id = $1 AND decision.effective_at IS NOT NULL`;

const reportSql = `
  SELECT report.code, report.reporter_id AS "reporterId", report.outcome, notice.email AS "noticeAddress"
  FROM ${reportOutcomesSql} report LEFT JOIN ${noticesSql} notice ON notice.report_id = report.id WHERE report.id = $1`;

const bannedSql = `
  SELECT person.name FROM decisions JOIN ${peopleSql} person ON person.id = decisions.person_id
  WHERE decisions.id = $1 AND NOT person.is_gone AND decisions.lifted_at IS NULL`;

/** What the emails of moderation say, as it is when they are sent. */
@Injectable()
export class ModerationEmailStore {
  constructor(private readonly pool: PgPool) {}

  async decision(id: number): Promise<ToldDecision | undefined> {
    return (await this.pool.query<ToldDecision>(decisionSql, [id])).rows[0];
  }

  async report(id: number): Promise<ToldReport | undefined> {
    return (await this.pool.query<ToldReport>(reportSql, [id])).rows[0];
  }

  /** Within the transaction that decides it. */
  async reportIn(manager: EntityManager, id: number): Promise<ToldReport | undefined> {
    const [found]: ToldReport[] = await manager.query(reportSql, [id]);
    return found;
  }

  /** The name of whom a decision banned; undefined if the ban was lifted, or the account is deleted. */
  async bannedName(decisionId: number): Promise<string | undefined> {
    return (await this.pool.query<{ name: string }>(bannedSql, [decisionId])).rows[0]?.name;
  }
}
