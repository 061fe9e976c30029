import { Injectable } from '@nestjs/common';
import { type MapPlaceView, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { tripCardsSql } from '../../tables/travelers.sql.js';
import { isListedSql } from '../../tables/users.sql.js';

/** The first day of a day's month. Without a time zone, so that no session's zone moves it. */
const monthSql = (day: string) => `date_trunc('month', ${day}::timestamp)`;
const thisMonthSql = monthSql(todaySql);

// One month more than is shown: it is there when it becomes the last of them.
const spanSql = `
  SELECT ${thisMonthSql} AS first_month, ${thisMonthSql} + interval '${limits.map.months} months' AS last_month`;

/** Distinct travelers whom everyone may find, by destination and month, of all trips that are not over. Quiet trips have no card. */
const countedSql = `
  SELECT places.destination_id, month::date AS month, count(DISTINCT card.user_id)::int AS travelers
  FROM ${tripCardsSql} card JOIN places ON places.id = card.place_id CROSS JOIN span
  CROSS JOIN LATERAL generate_series(
    greatest(${monthSql('card.start_date')}, first_month), least(card.end_date::timestamp, last_month), interval '1 month'
  ) month
  WHERE places.destination_id IS NOT NULL AND card.end_date >= ${todaySql} AND ${isListedSql('NULL', 'card.shown')}
  GROUP BY places.destination_id, month`;

// Of two that count at once the second reads what the first left. Nobody waits to read.
const lockSql = 'LOCK TABLE destination_months IN SHARE ROW EXCLUSIVE MODE';

// Only what is different is written. A count that is gone stays as 0, which tells since when.
const countSql = `
  WITH span AS MATERIALIZED (${spanSql}), counted AS MATERIALIZED (${countedSql}), past AS (
    DELETE FROM destination_months USING span WHERE month < first_month
  ), changed AS (
    INSERT INTO destination_months (destination_id, month, travelers)
    SELECT destination_id, month, travelers FROM counted
    UNION ALL
    SELECT old.destination_id, old.month, 0 FROM destination_months old CROSS JOIN span
    WHERE old.month >= first_month AND NOT EXISTS (
      SELECT FROM counted WHERE counted.destination_id = old.destination_id AND counted.month = old.month
    )
    ON CONFLICT (destination_id, month) DO UPDATE SET travelers = excluded.travelers, changed_at = now()
    WHERE destination_months.travelers <> excluded.travelers
    RETURNING month
  )
  SELECT count(*)::int AS count FROM changed`;

const placesSql = `
  SELECT id, name, kind, country, latitude, longitude, (
    SELECT array_agg(coalesce(travelers, 0) ORDER BY number)
    FROM generate_series(0, ${limits.map.months - 1}) number
    LEFT JOIN destination_months
      ON destination_id = destinations.id AND month = ${thisMonthSql} + number * interval '1 month'
  ) AS months
  FROM destinations ORDER BY id`;

// A new month changes what is shown, too.
const changedSql = `
  SELECT greatest(max(changed_at), ${thisMonthSql} AT TIME ZONE 'UTC') AS "changedAt" FROM destination_months`;

/** The columns are those of the view; `months` has exact counts. */
export type MapPlaceRow = Omit<MapPlaceView, 'months'> & { months: number[] };

/** The table of how many travelers a destination has in each of the coming months. */
@Injectable()
export class DestinationMonths {
  constructor(private readonly pool: PgPool) {}

  /** Counts anew, and says how many counts are others now. Takes a transaction, whose lock it holds until the commit. */
  async count(manager: EntityManager): Promise<number> {
    await manager.query(lockSql);
    const [changed]: { count: number }[] = await manager.query(countSql);
    return changed?.count ?? 0;
  }

  /** All destinations, in the order of their ids. */
  async places(): Promise<MapPlaceRow[]> {
    return (await this.pool.query<MapPlaceRow>(placesSql)).rows;
  }

  /** When what is shown last changed. */
  async changedAt(): Promise<Date> {
    return ((await this.pool.query<{ changedAt: Date }>(changedSql)).rows[0] as { changedAt: Date })
      .changedAt;
  }
}
