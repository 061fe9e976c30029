import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

// Also the cases that this one decided again: their time begins anew.
const keepForSql = `
  UPDATE cases SET keep_until = greatest(keep_until, now() + $2::int * interval '1 day')
  WHERE id IN (
    SELECT $1::int
    UNION SELECT reviews_id FROM cases WHERE id = $1
    UNION SELECT report.case_id FROM complaints complaint JOIN reports report ON report.id = complaint.report_id
      WHERE complaint.case_id = $1
  )`;

/** Cases at once, so that no transaction becomes long. */
const BATCH = 500;

// Whatever is open, or is being decided again, keeps its own. A case that somebody works on can wait for the next time.
const overSql = `
  SELECT id FROM cases one
  WHERE keep_until <= now() AND state = 'closed'
    AND NOT EXISTS (SELECT FROM cases again WHERE again.reviews_id = one.id AND again.state <> 'closed')
    AND NOT EXISTS (
      SELECT FROM reports report JOIN complaints complaint ON complaint.report_id = report.id
      JOIN cases again ON again.id = complaint.case_id WHERE report.case_id = one.id AND again.state <> 'closed'
    )
  ORDER BY keep_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const ofCases = 'report_id IN (SELECT id FROM reports WHERE case_id = ANY($1))';

/** That there was a report, for which reason, and how it weighed and ended stays. */
const eraseSql = [
  'DELETE FROM report_evidence WHERE case_id = ANY($1)',
  `DELETE FROM report_evidence WHERE ${ofCases}`,
  `DELETE FROM notices WHERE ${ofCases}`,
  `UPDATE complaints SET text = '' WHERE ${ofCases}`,
  `UPDATE reports SET text = '', about = '' WHERE case_id = ANY($1)`,
  'UPDATE cases SET keep_until = NULL, erased_at = now() WHERE id = ANY($1)',
];

/** How long reports are kept with all that belongs to them. */
@Injectable()
export class RetentionStore {
  /** Keeps what a closed case rests on for so many days from now, or longer where that was decided before. */
  async keepFor(manager: EntityManager, caseId: number, days: number): Promise<void> {
    await manager.query(keepForSql, [caseId, days]);
  }

  /** Locks cases whose time is over, and returns their ids; not all where there are many. */
  async over(manager: EntityManager): Promise<number[]> {
    const found: { id: number }[] = await manager.query(overSql);
    return found.map(({ id }) => id);
  }

  /** Erases what people wrote in these cases, with its evidence and the names and addresses of who gave notice. */
  async erase(manager: EntityManager, caseIds: readonly number[]): Promise<void> {
    for (const sql of eraseSql) await manager.query(sql, [caseIds]);
  }
}
