import { Injectable } from '@nestjs/common';
import { type MatchCountsView, type MatchList, limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';

const countsSql = `
  SELECT count(*) FILTER (WHERE status = 'pending' AND NOT mine)::int AS requests,
    count(*) FILTER (WHERE status = 'pending' AND mine)::int AS sent,
    count(*) FILTER (WHERE status = 'accepted')::int AS matched,
    greatest(0, ${limits.freeRequestsPerDay} - (
      SELECT count(*) FROM sent_requests WHERE requester_id = $1 AND sent_at > now() - interval '24 hours'
    ))::int AS "requestsLeft"
  FROM (
    SELECT status, true AS mine FROM matches WHERE requester_id = $1 AND NOT barred
    UNION ALL
    SELECT status, false FROM matches WHERE recipient_id = $1 AND NOT barred
  ) between_us`;

const requestsSql = `
  SELECT count(*)::int AS count FROM matches WHERE recipient_id = $1 AND status = 'pending' AND NOT barred`;

/** SQL conditions of each list on the two sides of a match: undefined where that side has nothing to it. */
export const conditionsOf: Record<MatchList, { asRequester?: string; asRecipient?: string }> = {
  requests: { asRecipient: `status = 'pending'` },
  sent: { asRequester: `status = 'pending'` },
  matched: { asRequester: `status = 'accepted'`, asRecipient: `status = 'accepted'` },
};

/** How many matches a user has, by what is shown of them. */
@Injectable()
export class MatchCounts {
  constructor(
    private readonly pool: PgPool,
    private readonly entitlements: EntitlementsService,
  ) {}

  async of(userId: number): Promise<MatchCountsView> {
    const [{ rows }, isPremium] = await Promise.all([
      this.pool.query<MatchCountsView>(countsSql, [userId]),
      this.entitlements.isPremium(userId),
    ]);
    const counts = rows[0] as MatchCountsView;
    return isPremium ? { ...counts, requestsLeft: null } : counts;
  }

  /** How many requests wait for a user's answer. */
  async requests(userId: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(requestsSql, [userId]);
    return rows[0]?.count ?? 0;
  }
}
