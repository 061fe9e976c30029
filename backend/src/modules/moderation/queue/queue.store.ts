import { Injectable } from '@nestjs/common';
import type { CaseView, LogEntryView, QueueView } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import {
  appealSql,
  caseLogSql,
  decisionsSql,
  evidenceOfCaseSql,
  logSql,
  personSql,
  reporterSql,
  voicesOfCaseSql,
} from './case.query.js';
import { type QueueRow, caseSql, numbersSql, queueSql } from './queue.query.js';

/** What was kept with a report, or by a rule. */
export interface EvidenceRow {
  /** Null for what a rule found. */
  reportId: number | null;
  keptAt: Date;
  sha256: string;
  isWhole: boolean;
  body: {
    person: { id: number; name: string; age: number | null; bio: string | null; profileImage: string | null };
    content: Readonly<Record<string, unknown>> | null;
    /** `senderId` is null for whoever else is in a conversation of several. */
    messages: {
      id: number;
      senderId: number | null;
      content: string;
      createdAt: string;
      isChosen: boolean;
    }[];
  };
}

export type VoiceRow = Omit<CaseView['voices'][number], 'createdAt'> & { createdAt: Date };
export type PersonRow = Omit<NonNullable<CaseView['person']>, 'memberSince' | 'standingUntil'> & {
  memberSince: Date;
  standingUntil: Date | null;
};
export type DecisionOfCaseRow = Omit<CaseView['decisions'][number], 'createdAt' | 'until' | 'liftedAt'> & {
  createdAt: Date;
  until: Date | null;
  liftedAt: Date | null;
};
export type AppealRow = Omit<NonNullable<CaseView['appeal']>, 'createdAt'> & {
  createdAt: Date;
  caseId: number;
};
export type EntryRow = Omit<LogEntryView, 'at'> & { at: Date };
export type NumbersRow = Omit<QueueView, 'nextDueAt'> & { nextDueAt: Date | null };

/** Cases as moderators read them. */
@Injectable()
export class QueueStore {
  constructor(private readonly pool: PgPool) {}

  async numbers(viewerId: number): Promise<NumbersRow> {
    return (await this.all<NumbersRow>(numbersSql, [viewerId]))[0] as NumbersRow;
  }

  /** The next due first, after a moment and an id. */
  page(
    viewerId: number,
    filter: { subject: string | null; mine: boolean },
    [moment, id]: readonly [number | null, number | null],
    count: number,
  ): Promise<QueueRow[]> {
    return this.all(queueSql, [viewerId, filter.subject, filter.mine, moment, id, count]);
  }

  /** Undefined if there is none, or it is about the viewer. */
  async one(viewerId: number, id: number): Promise<QueueRow | undefined> {
    return (await this.all<QueueRow>(caseSql, [viewerId, id]))[0];
  }

  evidence(caseId: number): Promise<EvidenceRow[]> {
    return this.all(evidenceOfCaseSql, [caseId]);
  }

  voices(caseId: number): Promise<VoiceRow[]> {
    return this.all(voicesOfCaseSql, [caseId]);
  }

  async person(id: number): Promise<PersonRow | undefined> {
    return (await this.all<PersonRow>(personSql, [id]))[0];
  }

  decisions(personId: number | null, caseId: number): Promise<DecisionOfCaseRow[]> {
    return this.all(decisionsSql, [personId, caseId]);
  }

  async appeal(caseId: number): Promise<AppealRow | undefined> {
    return (await this.all<AppealRow>(appealSql, [caseId]))[0];
  }

  caseLog(viewerId: number, caseId: number): Promise<EntryRow[]> {
    return this.all(caseLogSql, [viewerId, caseId]);
  }

  log(viewerId: number, beforeId: number, count: number): Promise<EntryRow[]> {
    return this.all(logSql, [viewerId, beforeId, count]);
  }

  async reporter(
    manager: EntityManager,
    viewerId: number,
    reportId: number,
  ): Promise<{ caseId: number; id: number | null; name: string | null } | undefined> {
    const [found]: { caseId: number; id: number | null; name: string | null }[] = await manager.query(
      reporterSql,
      [viewerId, reportId],
    );
    return found;
  }

  private async all<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }
}
