import { Injectable } from '@nestjs/common';
import { type InterestName, interestNames } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { QuizService } from '../quiz/quiz.service.js';
import type { Traits, TripPair } from './fit.js';

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

/** A pair of trips with whom, and with which of their trips, it is. */
export interface TripPairWith extends TripPair {
  userId: number;
  theirTripId: number;
}

const pairsSql = `
  SELECT theirs.user_id AS "userId", theirs.id AS "theirTripId",
    places.name AS destination, places.destination_id AS "destinationId",
    destinations.image_url AS "coverImage",
    mine.start_date AS "myStart", mine.end_date AS "myEnd",
    theirs.start_date AS "theirStart", theirs.end_date AS "theirEnd"
  FROM trips mine
  JOIN trips theirs ON theirs.place_id = mine.place_id
  JOIN places ON places.id = mine.place_id
  LEFT JOIN destinations ON destinations.id = places.destination_id
  WHERE mine.user_id = $1 AND mine.end_date >= ${todaySql}
    AND theirs.user_id = ANY($2) AND theirs.user_id <> $1 AND theirs.end_date >= ${todaySql}
  ORDER BY theirs.start_date, theirs.id, mine.start_date`;

const interestsSql = `
  SELECT user_id AS "userId", array_agg(name) AS names FROM user_interests
  WHERE user_id = ANY($1) GROUP BY user_id`;

/** Reads, for many travelers at once, what they are compared by. */
@Injectable()
export class TravelerTraits {
  constructor(
    private readonly pool: PgPool,
    private readonly quiz: QuizService,
  ) {}

  /** Interests and quiz answers of each of these users. */
  async of(userIds: readonly number[]): Promise<(userId: number) => Traits> {
    const [interests, answers] = await Promise.all([this.interestsOf(userIds), this.quiz.answersOf(userIds)]);
    return (userId) => ({ interests: interests.get(userId) ?? [], answers: answers.get(userId) });
  }

  /** Trips to the same places that are not over, the viewer's beside each of theirs, soonest first. */
  async tripPairs(viewerId: number, userIds: readonly number[]): Promise<TripPairWith[]> {
    const { rows } = await this.pool.query<PairRow>(pairsSql, [viewerId, userIds]);
    return rows.map(({ myStart, myEnd, theirStart, theirEnd, ...row }) => ({
      ...row,
      mine: { startDate: myStart, endDate: myEnd },
      theirs: { startDate: theirStart, endDate: theirEnd },
    }));
  }

  private async interestsOf(userIds: readonly number[]): Promise<Map<number, InterestName[]>> {
    const { rows } = await this.pool.query<{ userId: number; names: InterestName[] }>(interestsSql, [
      userIds,
    ]);
    return new Map(
      rows.map(({ userId, names }) => [userId, interestNames.filter((name) => names.includes(name))]),
    );
  }
}
