import { Injectable } from '@nestjs/common';
import type { NextTripView } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { seenTripsSql } from '../../tables/trips.sql.js';

const nextTripsSql = `
  SELECT next.* FROM unnest($1::int[]) AS traveler (id) CROSS JOIN LATERAL (
    SELECT trip.user_id AS "userId", place.name AS destination, place.destination_id AS "destinationId",
      place.cover_image AS "coverImage", trip.start_date AS "startDate", trip.end_date AS "endDate"
    FROM ${seenTripsSql('$2::int')} trip JOIN ${placesSql} place ON place.id = trip.place_id
    WHERE trip.user_id = traveler.id
    ORDER BY trip.start_date, trip.id LIMIT 1
  ) next`;

/** Travelers' next trips, for cards of travelers with whom the viewer shares no trip. */
@Injectable()
export class NextTrips {
  constructor(private readonly pool: PgPool) {}

  /** Each user's soonest trip that the viewer sees and that is not over, by user id. Users without one are left out. */
  async of(viewerId: number, userIds: readonly number[]): Promise<Map<number, NextTripView>> {
    const { rows } = await this.pool.query<NextTripView & { userId: number }>({
      name: 'next-trips',
      text: nextTripsSql,
      values: [userIds, viewerId],
    });
    return new Map(rows.map(({ userId, ...trip }) => [userId, trip]));
  }
}
