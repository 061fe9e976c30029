import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { mayMeetSql, upcomingTripsSql } from '../../tables/trips.sql.js';
import type { TripPair } from './fit.js';

interface PairRow {
  userId: number;
  theirTripId: number;
  destination: string;
  destinationId: number | null;
  coverImage: string | null;
  myStart: string;
  myEnd: string;
  theirStart: string;
  theirEnd: string;
}

/** A pair of trips, with the other traveler's id and the id of their trip. */
export interface TripPairWith extends TripPair {
  userId: number;
  theirTripId: number;
}

const pairsSql = `
  SELECT theirs.user_id AS "userId", theirs.id AS "theirTripId",
    place.name AS destination, place.destination_id AS "destinationId", place.cover_image AS "coverImage",
    mine.start_date AS "myStart", mine.end_date AS "myEnd",
    theirs.start_date AS "theirStart", theirs.end_date AS "theirEnd"
  FROM ${upcomingTripsSql} mine
  JOIN ${upcomingTripsSql} theirs ON theirs.place_id = mine.place_id
  JOIN ${placesSql} place ON place.id = mine.place_id
  WHERE mine.user_id = $1 AND theirs.user_id = ANY($2) AND theirs.user_id <> $1
    AND ${mayMeetSql('mine', 'theirs')}
  ORDER BY theirs.start_date, theirs.id, mine.start_date`;

/** Pairs the viewer's trips with other travelers' trips to the same places. */
@Injectable()
export class TripPairs {
  constructor(private readonly pool: PgPool) {}

  /** Pairs of trips that are not over, by user id; soonest first. */
  async of(viewerId: number, userIds: readonly number[]): Promise<Map<number, TripPairWith[]>> {
    const { rows } = await this.pool.query<PairRow>({
      name: 'trip-pairs',
      text: pairsSql,
      values: [viewerId, userIds],
    });
    const pairs = new Map<number, TripPairWith[]>();
    for (const row of rows) pairs.set(row.userId, [...(pairs.get(row.userId) ?? []), toPair(row)]);
    return pairs;
  }
}

const toPair = ({ myStart, myEnd, theirStart, theirEnd, ...row }: PairRow): TripPairWith => ({
  ...row,
  mine: { startDate: myStart, endDate: myEnd },
  theirs: { startDate: theirStart, endDate: theirEnd },
});
