import { Injectable } from '@nestjs/common';
import type { CalendarDay, SharedRouteView, TripView } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { dayCountSql } from '../../platform/database/day-count.sql.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { ownTripsSql, seenTripsSql } from '../../tables/trips.sql.js';
import { routeTripsSql } from './trips.query.js';

/** A trip that is a stop of a route, or is to become one. */
export interface KnownTrip {
  id: number;
  placeId: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
  routeId: number | null;
}

/** A stop as it is stored. Without `id` it is a new trip; `isQuiet` null: as before. */
export interface StoredStop {
  id: number | undefined;
  placeId: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
  description: string | null;
  isQuiet: boolean | null;
}

interface TripCounts {
  total: number;
  /** As `dayCountSql` counts them. */
  addedToday: number[];
  coming: number;
}

// Ordered by id, so that two transactions cannot deadlock.
const lockSql = `
  SELECT id, place_id AS "placeId", start_date AS "startDate", end_date AS "endDate", route_id AS "routeId" FROM trips
  WHERE user_id = $1 AND (route_id = $2 OR id = ANY ($3::int[])) ORDER BY id FOR UPDATE`;

const removeSql = 'DELETE FROM trips WHERE user_id = $1 AND route_id = $2 AND NOT id = ANY ($3::int[])';

const changeSql = `
  UPDATE trips SET place_id = stop.place_id, start_date = stop.start_date, end_date = stop.end_date,
    description = stop.description, is_quiet = coalesce(stop.is_quiet, trips.is_quiet), route_id = $2
  FROM unnest($3::int[], $4::int[], $5::date[], $6::date[], $7::text[], $8::boolean[])
    AS stop (id, place_id, start_date, end_date, description, is_quiet)
  WHERE trips.id = stop.id AND trips.user_id = $1`;

const addSql = `
  INSERT INTO trips (user_id, place_id, start_date, end_date, description, is_quiet, route_id)
  SELECT $1::int, place_id, start_date, end_date, description, coalesce(is_quiet, false), $2::int
  FROM unnest($3::int[], $4::date[], $5::date[], $6::text[], $7::boolean[])
    WITH ORDINALITY AS stop (place_id, start_date, end_date, description, is_quiet, position)
  ORDER BY position`;

const countsSql = `
  SELECT count(*)::int AS total, ${dayCountSql('created_at')} AS "addedToday",
    count(*) FILTER (WHERE end_date >= ${todaySql})::int AS coming
  FROM trips WHERE user_id = $1`;

const seenSql = `
  SELECT place.name AS destination, place.destination_id AS "destinationId", place.cover_image AS "coverImage",
    stop.start_date AS "startDate", stop.end_date AS "endDate"
  FROM ${seenTripsSql('$1::int')} stop JOIN trips ON trips.id = stop.id JOIN ${placesSql} place ON place.id = stop.place_id
  WHERE trips.route_id = $2 ORDER BY stop.start_date, stop.end_date, stop.id`;

const sharedSql = `
  SELECT place.name AS destination, greatest(mine.start_date, stop.start_date) AS "startDate",
    least(mine.end_date, stop.end_date) AS "endDate"
  FROM ${seenTripsSql('$1::int')} stop JOIN trips ON trips.id = stop.id
  JOIN ${ownTripsSql('$1::int')} mine ON mine.place_id = stop.place_id
    AND mine.start_date <= stop.end_date AND mine.end_date >= stop.start_date
  JOIN ${placesSql} place ON place.id = stop.place_id
  WHERE trips.route_id = $2 AND stop.user_id <> $1::int ORDER BY 2, 3, mine.id`;

const column = <Key extends keyof StoredStop>(stops: readonly StoredStop[], key: Key) =>
  stops.map((stop) => stop[key]);
const columns = (stops: readonly StoredStop[]) => [
  column(stops, 'placeId'),
  column(stops, 'startDate'),
  column(stops, 'endDate'),
  column(stops, 'description'),
  column(stops, 'isQuiet'),
];

/** The trips that are stops of routes. Callers check permissions. */
@Injectable()
export class RouteTripStore {
  constructor(private readonly pool: PgPool) {}

  /** Locks the trips of a route and some others of its owner, until the transaction ends. */
  lock(
    manager: EntityManager,
    userId: number,
    routeId: number,
    ids: readonly number[],
  ): Promise<KnownTrip[]> {
    return manager.query(lockSql, [userId, routeId, ids]);
  }

  /** Makes these stops the trips of a route: deletes its others, changes those that there are and adds the new ones. */
  async replace(
    manager: EntityManager,
    userId: number,
    routeId: number,
    stops: readonly StoredStop[],
  ): Promise<void> {
    const known = stops.filter(({ id }) => id !== undefined);
    const added = stops.filter(({ id }) => id === undefined);
    const ids = column(known, 'id');
    await manager.query(removeSql, [userId, routeId, ids]);
    if (known.length > 0) await manager.query(changeSql, [userId, routeId, ids, ...columns(known)]);
    if (added.length > 0) await manager.query(addSql, [userId, routeId, ...columns(added)]);
  }

  async counts(manager: EntityManager, userId: number): Promise<TripCounts> {
    const [counts] = await manager.query<[TripCounts]>(countsSql, [userId]);
    return counts;
  }

  /** The stops of routes, in the order of their days. */
  async ofRoutes(userId: number, routeIds: readonly number[]): Promise<TripView[]> {
    return (await this.pool.query<TripView>(routeTripsSql, [userId, routeIds])).rows;
  }

  /** The stops of somebody's route that a viewer may see and that are not over. */
  async seen(viewerId: number, routeId: number): Promise<SharedRouteView['stops']> {
    return (await this.pool.query<SharedRouteView['stops'][number]>(seenSql, [viewerId, routeId])).rows;
  }

  /** The days that a viewer spends at the place of such a stop while its traveler is there. */
  async shared(viewerId: number, routeId: number): Promise<SharedRouteView['shared']> {
    return (await this.pool.query<SharedRouteView['shared'][number]>(sharedSql, [viewerId, routeId])).rows;
  }
}
