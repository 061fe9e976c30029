import { Injectable } from '@nestjs/common';
import { type CalendarDay, type ConnectionState } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { hasStopsSql, routeSpansSql } from '../../tables/trips.sql.js';
import { reachableSql } from '../../tables/users.sql.js';

export interface RouteRow {
  id: number;
  title: string | null;
  version: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
  isShared: boolean;
  /** Where it stands in its owner's list. */
  rank: number;
  isOver: number;
}

/** Where a page of the list begins. */
export type RouteCursor = readonly [isOver: number, rank: number, id: number];

interface NewRoute {
  userId: number;
  title: string | null;
  clientId: string | null;
}

/** The route of a link, and how its traveler and the viewer stand. */
export interface SharedRouteRow {
  id: number;
  userId: number;
  connection: ConnectionState;
}

// Coming routes soonest first, those that are over latest first.
const listedSql = `
  SELECT route.id, title, version, starts_on AS "startDate", ends_on AS "endDate", share_id IS NOT NULL AS "isShared",
    (ends_on < ${todaySql})::int AS "isOver",
    CASE WHEN ends_on < ${todaySql} THEN date '1970-01-01' - starts_on ELSE starts_on - date '1970-01-01' END AS rank
  FROM routes route JOIN ${routeSpansSql('$1::int')} span ON span.route_id = route.id WHERE route.user_id = $1::int`;

const pageSql = `
  SELECT * FROM (${listedSql}) listed
  WHERE $2::int IS NULL OR ("isOver", rank, id) > ($2::int, $3::int, $4::int)
  ORDER BY "isOver", rank, id LIMIT $5`;
const oneSql = `SELECT * FROM (${listedSql}) listed WHERE id = $2`;

const addSql = `
  INSERT INTO routes (user_id, title, client_id) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, client_id) DO NOTHING RETURNING id`;
const madeSql = 'SELECT id FROM routes WHERE user_id = $1 AND client_id = $2';

const lockSql = 'SELECT version FROM routes WHERE user_id = $1 AND id = $2 FOR UPDATE';
const renewSql = 'UPDATE routes SET title = $2, version = version + 1 WHERE id = $1';
const removeSql = 'DELETE FROM routes WHERE id = $1';
const followSql = `
  WITH followed AS (
    UPDATE routes SET version = version + 1 WHERE id = $1 AND ${hasStopsSql('routes.id')}
  )
  DELETE FROM routes WHERE id = $1 AND NOT ${hasStopsSql('routes.id')}`;

// A route that is shared keeps its link.
const shareSql = `
  UPDATE routes SET share_id = coalesce(share_id, $3), share_sha256 = coalesce(share_sha256, $4)
  WHERE user_id = $1 AND id = $2 RETURNING share_id AS "shareId"`;
const unshareSql = 'UPDATE routes SET share_id = NULL, share_sha256 = NULL WHERE user_id = $1 AND id = $2';

const sharedSql = `
  SELECT route.id, route.user_id AS "userId", ${connectionStateSql('$2', 'route.user_id')} AS connection
  FROM routes route
  WHERE share_sha256 = $1 AND route.user_id IN ${reachableSql} AND route.user_id NOT IN (${blockedSql('$2')})`;

/** The table of routes. Callers check permissions. */
@Injectable()
export class RouteStore {
  constructor(private readonly pool: PgPool) {}

  /** Those that have stops. */
  async page(userId: number, after: RouteCursor | undefined, count: number): Promise<RouteRow[]> {
    const [isOver = null, rank = null, id = null] = after ?? [];
    return (await this.pool.query<RouteRow>(pageSql, [userId, isOver, rank, id, count])).rows;
  }

  async one(userId: number, id: number): Promise<RouteRow | undefined> {
    return (await this.pool.query<RouteRow>(oneSql, [userId, id])).rows[0];
  }

  /** The id of a new route, or of the one that was made by the same clientId. */
  async add(manager: EntityManager, route: NewRoute): Promise<{ id: number; isNew: boolean }> {
    const { userId, title, clientId } = route;
    const [added]: { id: number }[] = await manager.query(addSql, [userId, title, clientId]);
    if (added) return { id: added.id, isNew: true };
    const [made] = await manager.query<[{ id: number }]>(madeSql, [userId, clientId]);
    return { id: made.id, isNew: false };
  }

  /** Locks a route until the transaction ends; returns its version, undefined if it is not the user's. */
  async lock(manager: EntityManager, userId: number, id: number): Promise<number | undefined> {
    const [route]: { version: number }[] = await manager.query(lockSql, [userId, id]);
    return route?.version;
  }

  /** Makes the next version of a route. */
  async renew(manager: EntityManager, id: number, title: string | null): Promise<void> {
    await manager.query(renewSql, [id, title]);
  }

  /**
   * Follows the change of one of a route's trips: it gets its next version, so that no page saves that trip as it was before; after
   * the last trip it ends.
   */
  async follow(manager: EntityManager, id: number): Promise<void> {
    await manager.query(followSql, [id]);
  }

  /** Its trips stay. */
  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.query(removeSql, [id]);
  }

  /** From what the token of a route's link is made: `shareId`, unless it is shared already. Undefined if it is not the user's. */
  async share(userId: number, id: number, shareId: string, hash: Buffer): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ shareId: string }>(shareSql, [userId, id, shareId, hash]);
    return rows[0]?.shareId;
  }

  /** Returns whether the route is the user's. */
  async unshare(userId: number, id: number): Promise<boolean> {
    return (await this.pool.query(unshareSql, [userId, id])).rowCount === 1;
  }

  /** By the hash of its token; undefined also if its traveler cannot be reached, or one of the two blocks the other. */
  async shared(hash: Buffer, viewerId: number): Promise<SharedRouteRow | undefined> {
    return (await this.pool.query<SharedRouteRow>(sharedSql, [hash, viewerId])).rows[0];
  }
}
