import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { tipAuthorsSql } from '../../tables/tips.sql.js';
import { upcomingTripsSql } from '../../tables/trips.sql.js';

export interface Unseen {
  travelers: number;
  tips: number;
}

const none: Unseen = { travelers: 0, tips: 0 };

const unseenSql = `
  SELECT destinations.id, (
      SELECT count(DISTINCT trip.user_id) FROM ${upcomingTripsSql} trip JOIN places ON places.id = trip.place_id
      WHERE trip.user_id IN (SELECT id FROM blocked) AND places.destination_id = destinations.id
    )::int AS travelers,
    (
      SELECT count(*) FROM ${tipAuthorsSql} tip
      WHERE author_id IN (SELECT id FROM blocked) AND tip.destination_id = destinations.id
    )::int AS tips
  FROM destinations
  WHERE id = ANY($2) AND EXISTS (SELECT FROM blocked)`;

/** How many of those counted at a destination do not exist for a viewer. */
@Injectable()
export class UnseenCounts {
  constructor(private readonly pool: PgPool) {}

  /** By the destination's id; visitors see everybody. */
  async of(viewerId: number | undefined, ids: readonly number[]): Promise<(id: number) => Unseen> {
    if (viewerId === undefined) return () => none;
    const text = `WITH blocked (id) AS MATERIALIZED (${blockedSql('$1')}) ${unseenSql}`;
    const { rows } = await this.pool.query<Unseen & { id: number }>(text, [viewerId, ids]);
    const unseen = new Map(rows.map((row) => [row.id, row]));
    return (id) => unseen.get(id) ?? none;
  }
}
