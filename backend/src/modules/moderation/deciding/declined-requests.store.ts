import { Injectable } from '@nestjs/common';
import { declinedRequests } from '@wayfellow/contracts';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { requestsSql } from '../../../tables/matches.sql.js';
import { casesSql } from '../../../tables/reports.sql.js';

const { count, windowDays, share } = declinedRequests;
const isRecent = (time: string) => `${time} > now() - interval '${windowDays} days'`;

// Few are declined so often, and an index finds them; the requests of those alone are counted. Anybody with an open case is
// looked at already, and anybody who had one by this rule has been.
const sendersSql = `
  WITH declined AS (
    SELECT requester_id AS id, count(*) AS requests FROM ${requestsSql} request
    WHERE status = 'rejected' AND ${isRecent('created_at')}
    GROUP BY requester_id HAVING count(*) >= ${count * share}
  )
  SELECT id FROM declined
  WHERE NOT EXISTS (
    SELECT FROM ${casesSql} one WHERE one.subject_kind = 'person' AND one.subject_id = declined.id
      AND (one.state <> 'closed' OR (one.opened_by = 'rule' AND ${isRecent('one.opened_at')}))
  ) AND (
    SELECT count(*) >= ${count} AND declined.requests >= ${share} * count(*) FROM ${requestsSql} request
    WHERE request.requester_id = declined.id AND ${isRecent('request.created_at')}
  )`;

/** Who sends many requests that hardly anybody accepts. */
@Injectable()
export class DeclinedRequestsStore {
  constructor(private readonly pool: PgPool) {}

  /** The ids of those for whom a case is to be opened. */
  async senders(): Promise<number[]> {
    return (await this.pool.query<{ id: number }>(sendersSql)).rows.map(({ id }) => id);
  }
}
