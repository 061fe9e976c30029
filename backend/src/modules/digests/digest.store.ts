import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { isUnblockedSql } from '../../tables/blocks.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { hasDeclinedSql, hasMatchSql } from '../../tables/matches.sql.js';
import { isWantedSql, zonesSql } from '../../tables/notifications.sql.js';
import { hasTooManyElsewhereSql, newTripsSql, openTripsSql } from '../../tables/trips.sql.js';
import { isListedSql, peopleSql, reachableSql, recipientsSql } from '../../tables/users.sql.js';

/** Somebody who is to be told of new travelers: of trips that were added after `since`, and not after `until`. */
export interface Due {
  userId: number;
  since: Date;
  until: Date;
  count: number;
  /** Whether by email too. */
  isEmailed: boolean;
}

type DueRow = { lastId: number | null } & (Due | { userId: null });

const isDue = (row: DueRow): row is DueRow & Due => row.userId !== null;

/** A new traveler on a user's days. */
export interface NewTraveler {
  name: string;
  /** Null for a place in the traveler's own words. */
  place: string | null;
  startDate: string;
  endDate: string;
}

/** How many there are, and those whom the user meets first. */
export interface NewTravelers {
  total: number;
  named: NewTraveler[];
}

/** Somebody who was not told for longer is told of the trips of these days alone. */
const LOOK_BACK = `interval '2 days'`;
/** Between two digests: less than a day, since they are sent in the same morning hours. */
const APART = `interval '20 hours'`;

/** How many users a statement looks at: of all at once it could take longer than a statement may. */
const BATCH = 5_000;

/** Far longer than adding a trip takes. */
const LONGEST = `interval '1 hour'`;

/**
 * Until when all that was added is there to be read: before the first of the transactions that still run began, since that is the
 * moment of what they add. Read before the rest, which thus sees what has ended meanwhile. In milliseconds, as a Date has it: what
 * was added within the last one is told by the next digest.
 */
const readingSql = `
  SELECT date_trunc('milliseconds', greatest(least(now(), min(xact_start)), now() - ${LONGEST})) - interval '1 millisecond' AS reading
  FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/**
 * Trips of readers (`mine`) and trips of others (`theirs`) that are new to them, whose days meet at one place, where the one
 * finds the other in lists; on a trip that its traveler watches also those whom they know. As on boards nobody is named to who is
 * not shown, or plans to be in too many places at once. `readers` is a row for each: user_id, since and until; `trips` are those
 * that may be new.
 */
const meetingTripsSql = (readers: string, trips: string): string => `
  ${readers} reader
  JOIN ${openTripsSql} mine ON mine.user_id = reader.user_id
  JOIN ${trips} theirs ON theirs.place_id = mine.place_id AND theirs.user_id <> mine.user_id
    AND theirs.start_date <= mine.end_date AND theirs.end_date >= mine.start_date
    AND theirs.created_at > reader.since AND theirs.created_at <= reader.until
  JOIN ${peopleSql} me ON me.id = mine.user_id AND me.shown > 0 AND NOT ${hasTooManyElsewhereSql('mine.user_id', 'mine')}
  JOIN ${peopleSql} traveler ON traveler.id = theirs.user_id AND ${isListedSql('mine.user_id', 'traveler.shown')}
    AND ${isUnblockedSql('mine.user_id', 'theirs.user_id')}
    AND NOT ${hasDeclinedSql('mine.user_id', 'theirs.user_id')}
    AND (mine.is_watched OR NOT ${hasMatchSql('mine.user_id', 'theirs.user_id')})`;

const zonesOfUsersSql = `SELECT DISTINCT zone FROM ${zonesSql} zones`;

const isListedToSql = isWantedSql('listed', 'person.id', `'digest'`);
/** Users without a confirmed address get no emails, whatever they want. */
const isEmailedToSql = `(${isWantedSql('emailed', 'person.id', `'digest'`)}
  AND EXISTS (SELECT FROM ${recipientsSql} recipient WHERE recipient.id = person.id))`;

/** Where it is known that the user is in none of these zones. */
const isElsewhereSql = `EXISTS (SELECT FROM ${zonesSql} zones WHERE zones.user_id = person.id AND zone <> ALL ($1))`;
const hasZoneSql = `EXISTS (SELECT FROM ${zonesSql} zones WHERE zones.user_id = person.id)`;
const wasJustToldSql = `
  EXISTS (SELECT FROM digests told WHERE told.user_id = person.id AND told_at >= $4::timestamptz - ${APART})`;

/**
 * Whose morning it is comes first, and both sides are found before they are joined. Filters on outer joins would say the same,
 * but PostgreSQL then expects a few readers where there are all, and compares each with every row. A batch has the next $3 users
 * after the id $2, as of $4; its last one is told in each row, and in a row of its own where nobody of it is due.
 */
const dueSql = `
  WITH awake AS MATERIALIZED (
    SELECT id FROM ${reachableSql} person
    WHERE id > $2 AND NOT ${isElsewhereSql} AND ('UTC' = ANY ($1) OR ${hasZoneSql}) AND NOT ${wasJustToldSql}
    ORDER BY id LIMIT $3
  ),
  readers AS MATERIALIZED (
    SELECT person.id AS user_id, $4::timestamptz AS until, ${isEmailedToSql} AS is_emailed,
      greatest(coalesce(told_at, $4::timestamptz - interval '1 day'), $4::timestamptz - ${LOOK_BACK}) AS since
    FROM awake person LEFT JOIN digests ON digests.user_id = person.id
    WHERE ${isListedToSql} OR ${isEmailedToSql}
  ),
  added AS MATERIALIZED ${newTripsSql(`$4::timestamptz - ${LOOK_BACK}`)},
  due AS (
    SELECT mine.user_id AS "userId", since, until, is_emailed AS "isEmailed",
      count(DISTINCT theirs.user_id)::int AS count
    FROM ${meetingTripsSql('readers', 'added')}
    GROUP BY mine.user_id, since, until, is_emailed
  )
  SELECT batch."lastId", due.* FROM (SELECT max(id) AS "lastId" FROM awake) batch LEFT JOIN due ON true ORDER BY "userId"`;

/** Of two workers the second finds that the user has just been told. A CTE, since TypeORM returns something else otherwise. */
const claimSql = `
  WITH told AS (
    INSERT INTO digests (user_id, told_at) VALUES ($1, $2::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET told_at = excluded.told_at WHERE digests.told_at < excluded.told_at - ${APART}
    RETURNING 1
  )
  SELECT FROM told`;

const readerSql = '(SELECT $1::int AS user_id, $2::timestamptz AS since, $3::timestamptz AS until)';

const travelersSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (
    SELECT DISTINCT ON (theirs.user_id) traveler.name,
      CASE WHEN place.destination_id IS NOT NULL THEN place.name END AS place,
      greatest(mine.start_date, theirs.start_date) AS "startDate", least(mine.end_date, theirs.end_date) AS "endDate"
    FROM ${meetingTripsSql(readerSql, newTripsSql('$2::timestamptz'))} JOIN ${placesSql} place ON place.id = mine.place_id
    ORDER BY theirs.user_id, 3
  ) travelers ORDER BY "startDate", name LIMIT $4`;

/** Finds the new travelers on users' days, and records when these were told. */
@Injectable()
export class DigestStore {
  constructor(private readonly pool: PgPool) {}

  /** The time zones in which users are. */
  async zones(): Promise<string[]> {
    return (await this.pool.query<{ zone: string }>(zonesOfUsersSql)).rows.map(({ zone }) => zone);
  }

  /**
   * The users in these time zones for whom somebody is new and who want to be told; 'UTC' includes those whose zone is not
   * known. In batches, each as of when it is read.
   */
  async *due(zones: readonly string[], batch = BATCH): AsyncGenerator<Due[]> {
    for (let after: number | null = 0; after !== null;) {
      const [now] = (await this.pool.query<{ reading: Date }>(readingSql)).rows;
      const values: unknown[] = [zones, after, batch, now?.reading];
      const { rows }: { rows: DueRow[] } = await this.pool.query<DueRow>(dueSql, values);
      yield rows.filter(isDue);
      after = rows[0]?.lastId ?? null;
    }
  }

  /** Records that a user is told of what was added until then. Returns false if they were told a moment ago. */
  async claim(manager: EntityManager, { userId, until }: Due): Promise<boolean> {
    const told: object[] = await manager.query(claimSql, [userId, until]);
    return told.length === 1;
  }

  /** The travelers whom a digest is about and who are still to be found; `count` of them are named. */
  async travelers(
    { userId, since, until }: Pick<Due, 'userId' | 'since' | 'until'>,
    count: number,
  ): Promise<NewTravelers> {
    const values = [userId, since, until, count];
    const { rows } = await this.pool.query<NewTraveler & { total: number }>(travelersSql, values);
    return { total: rows[0]?.total ?? 0, named: rows };
  }
}
