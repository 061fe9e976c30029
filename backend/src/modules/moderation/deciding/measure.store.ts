import { Injectable } from '@nestjs/common';
import { measures, reportSubjectNames, reportSubjects } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { casesSql, voicesSql } from '../../../tables/reports.sql.js';

/** How many travelers agree, and how much their voices weigh together. */
interface Agreement {
  people: number;
  /** Whether it is enough; compared exactly by the database. */
  isEnough: boolean;
}

const holding = reportSubjectNames
  .filter((name) => reportSubjects[name].measure === 'hold')
  .map((name) => `'${name}'`)
  .join(', ');

const agreed = (voices: string, weight: number): string => `
  SELECT count(*)::int AS people, count(*) >= ${measures.people} AND coalesce(sum(weight), 0) >= ${weight} AS "isEnough"
  FROM (
    SELECT max(voice.weight) AS weight FROM ${voicesSql} voice
    WHERE voice.weight > 0 AND voice.created_at > now() - interval '${measures.windowDays} days' AND ${voices}
    GROUP BY voice.reporter_id
  ) heard`;

const onContentSql = agreed('voice.case_id = $1', measures.hide);
const onPersonSql = agreed(
  `voice.subject_kind IN (${holding}) AND voice.case_id IN (
     SELECT id FROM ${casesSql} one WHERE one.person_id = $1 AND one.state <> 'closed'
   )`,
  measures.hold,
);

const hasPausedSql = (column: string): string => `
  SELECT EXISTS (
    SELECT FROM decisions WHERE automated AND ${column}
      AND created_at > now() - interval '${measures.pauseDays} days'
  ) AS "hasPaused"`;
const contentPausedSql = hasPausedSql(`action = 'hide' AND subject_kind = $1 AND subject_id = $2`);
const personPausedSql = hasPausedSql(`action = 'hold' AND person_id = $1`);

/** Counts what many travelers say, and when a rule last acted on it. */
@Injectable()
export class MeasureStore {
  /** About what one case is about. */
  onContent(manager: EntityManager, caseId: number): Promise<Agreement> {
    return this.first(manager, onContentSql, [caseId]);
  }

  /** About a user, in all open cases. A traveler counts once. */
  onPerson(manager: EntityManager, personId: number): Promise<Agreement> {
    return this.first(manager, onPersonSql, [personId]);
  }

  /** Whether a rule has hidden this lately. */
  async wasHidden(manager: EntityManager, subjectKind: string, subjectId: number): Promise<boolean> {
    return (await this.first<{ hasPaused: boolean }>(manager, contentPausedSql, [subjectKind, subjectId]))
      .hasPaused;
  }

  /** Whether a rule has held this user lately. */
  async wasHeld(manager: EntityManager, personId: number): Promise<boolean> {
    return (await this.first<{ hasPaused: boolean }>(manager, personPausedSql, [personId])).hasPaused;
  }

  private async first<Row>(manager: EntityManager, sql: string, values: unknown[]): Promise<Row> {
    const [row]: Row[] = await manager.query(sql, values);
    return row as Row;
  }
}
