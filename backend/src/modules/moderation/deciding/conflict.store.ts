import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasBlockedSql } from '../../../tables/blocks.sql.js';
import { matchBetweenSql } from '../../../tables/matches.sql.js';
import { casesSql, complaintsSql, haveReportedSql, voicesSql } from '../../../tables/reports.sql.js';

// $1 viewer, $2 case. Nobody reads an appeal or a complaint against their own decision.
const hasConflictSql = `
  SELECT coalesce(
      one.person_id = $1
      OR ${matchBetweenSql('$1::int', 'one.person_id')} IS NOT NULL
      OR ${hasBlockedSql('$1::int', 'one.person_id')} OR ${hasBlockedSql('one.person_id', '$1::int')}
      OR ${haveReportedSql('$1::int', 'one.person_id')},
      false
    )
    OR EXISTS (SELECT FROM ${voicesSql} voice WHERE voice.case_id = one.id AND voice.reporter_id = $1)
    OR EXISTS (
      SELECT FROM decisions WHERE $1 IN (by_id, confirmed_by) AND (
        (one.subject_kind = 'decision' AND id = one.subject_id)
        OR case_id IN (
          SELECT voice.case_id FROM ${complaintsSql} complaint JOIN ${voicesSql} voice ON voice.id = complaint.report_id
          WHERE complaint.case_id = one.id
        )
      )
    ) AS "hasConflict"
  FROM ${casesSql} one WHERE one.id = $2`;

/** Who must not decide what. */
@Injectable()
export class ConflictStore {
  /**
   * Whether somebody has to leave a case to others: they are whom it is about, or matched with them, blocked by or blocking
   * them, one of the two reported the other, or it is about their own decision.
   */
  async hasConflict(manager: EntityManager, viewerId: number, caseId: number): Promise<boolean> {
    const [found]: { hasConflict: boolean }[] = await manager.query(hasConflictSql, [viewerId, caseId]);
    return found?.hasConflict === true;
  }
}
