import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { hasMatchSql } from '../../tables/matches.sql.js';
import { zonesSql } from '../../tables/notifications.sql.js';
import { newTripsSql, upcomingTripsSql } from '../../tables/trips.sql.js';
import { isListedSql, peopleSql, reachableSql } from '../../tables/users.sql.js';

/** Somebody who is to be told of new travelers. */
export interface Due {
  userId: number;
  /** Trips that were added after it are new. */
  since: Date;
  count: number;
}

/** A new traveler on a user's days. */
export interface NewTraveler {
  name: string;
  /** Null for a place in the traveler's own words. */
  place: string | null;
  startDate: string;
  endDate: string;
}

/** Somebody who was not told for longer is told of the trips of these days alone. */
const LOOK_BACK_DAYS = 2;
/** Between two digests: less than a day, since they are sent in the same morning hours. */
const APART = `interval '20 hours'`;

/** Trips (`mine`) and new trips of others (`theirs`) whose days meet at one place, where the one finds the other in lists. */
const meetingTripsSql = `
  ${newTripsSql(LOOK_BACK_DAYS)} theirs
  JOIN ${peopleSql} traveler ON traveler.id = theirs.user_id
  JOIN ${upcomingTripsSql} mine ON mine.place_id = theirs.place_id AND mine.user_id <> theirs.user_id
    AND mine.start_date <= theirs.end_date AND mine.end_date >= theirs.start_date
    AND ${isListedSql('mine.user_id', 'traveler.shown')}
    AND theirs.user_id NOT IN (${blockedSql('mine.user_id')})
    AND NOT ${hasMatchSql('mine.user_id', 'theirs.user_id')}`;

const zonesOfUsersSql = `SELECT DISTINCT zone FROM ${zonesSql} zones`;

const dueSql = `
  SELECT mine.user_id AS "userId", since.moment AS since, count(DISTINCT theirs.user_id)::int AS count
  FROM ${meetingTripsSql}
  LEFT JOIN ${zonesSql} zones ON zones.user_id = mine.user_id
  LEFT JOIN digests ON digests.user_id = mine.user_id
  CROSS JOIN LATERAL (SELECT coalesce(told_at, now() - interval '1 day') AS moment) since
  WHERE coalesce(zone, 'UTC') = ANY ($1) AND coalesce(told_at < now() - ${APART}, true)
    AND mine.user_id IN (SELECT id FROM ${reachableSql} reachable) AND theirs.created_at > since.moment
  GROUP BY mine.user_id, since.moment ORDER BY mine.user_id`;

/** Of two workers the second finds that the user has just been told. A CTE, since TypeORM returns something else otherwise. */
const claimSql = `
  WITH told AS (
    INSERT INTO digests (user_id, told_at) VALUES ($1, now())
    ON CONFLICT (user_id) DO UPDATE SET told_at = now() WHERE digests.told_at < now() - ${APART}
    RETURNING 1
  )
  SELECT FROM told`;

const travelersSql = `
  SELECT * FROM (
    SELECT DISTINCT ON (theirs.user_id) traveler.name,
      CASE WHEN place.destination_id IS NOT NULL THEN place.name END AS place,
      greatest(mine.start_date, theirs.start_date) AS "startDate", least(mine.end_date, theirs.end_date) AS "endDate"
    FROM ${meetingTripsSql} JOIN ${placesSql} place ON place.id = mine.place_id
    WHERE mine.user_id = $1 AND theirs.created_at > $2
    ORDER BY theirs.user_id, 3
  ) travelers ORDER BY "startDate", name`;

/** Finds the new travelers on users' days, and records when these were told. */
@Injectable()
export class DigestStore {
  constructor(private readonly pool: PgPool) {}

  /** The time zones in which users are. */
  async zones(): Promise<string[]> {
    return (await this.pool.query<{ zone: string }>(zonesOfUsersSql)).rows.map(({ zone }) => zone);
  }

  /** The users in these time zones for whom somebody is new; 'UTC' includes those whose zone is not known. */
  async due(zones: readonly string[]): Promise<Due[]> {
    return (await this.pool.query<Due>(dueSql, [zones])).rows;
  }

  /** Returns false if the user was told a moment ago. */
  async claim(manager: EntityManager, userId: number): Promise<boolean> {
    const told: object[] = await manager.query(claimSql, [userId]);
    return told.length === 1;
  }

  /** The new travelers, those whom the user meets first at the beginning. */
  async travelers(userId: number, since: Date): Promise<NewTraveler[]> {
    return (await this.pool.query<NewTraveler>(travelersSql, [userId, since])).rows;
  }
}
