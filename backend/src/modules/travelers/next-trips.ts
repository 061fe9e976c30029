import { Injectable } from '@nestjs/common';
import type { NextTripView } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { todaySql } from '../../platform/database/today.sql.js';

const nextTripsSql = `
  SELECT next.* FROM unnest($1::int[]) AS traveler (id) CROSS JOIN LATERAL (
    SELECT user_id AS "userId", places.name AS destination, places.destination_id AS "destinationId",
      destinations.image_url AS "coverImage", start_date AS "startDate", end_date AS "endDate"
    FROM trips JOIN places ON places.id = trips.place_id
    LEFT JOIN destinations ON destinations.id = places.destination_id
    WHERE user_id = traveler.id AND end_date >= ${todaySql}
    ORDER BY start_date, trips.id LIMIT 1
  ) next`;

/** Where travelers go next, for cards of those with whom the viewer shares no trip. */
@Injectable()
export class NextTrips {
  constructor(private readonly pool: PgPool) {}

  /** The soonest trip that is not over, of each of these users who has one, by user id. */
  async of(userIds: readonly number[]): Promise<Map<number, NextTripView>> {
    const { rows } = await this.pool.query<NextTripView & { userId: number }>(nextTripsSql, [userIds]);
    return new Map(rows.map(({ userId, ...trip }) => [userId, trip]));
  }
}
