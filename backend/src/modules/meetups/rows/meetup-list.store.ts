import { Injectable } from '@nestjs/common';
import type { CalendarDay, ConnectionState } from '@wayfellow/contracts';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { type MeetupRow, connectionsSql, countsSql, mineSql, oneSql, ofTripSql } from './meetups.query.js';

/** Where a page of a trip's meetups begins. */
export type OnTripCursor = readonly [moment: number, id: number];
/** Where a page of one's own begins. */
export type MineCursor = readonly [isOver: number, rank: number, id: number];

/** Reads meetups as a viewer sees them. */
@Injectable()
export class MeetupListStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined if there is none for the viewer. */
  async one(viewerId: number, id: number): Promise<MeetupRow | undefined> {
    return (await this.pool.query<MeetupRow>(oneSql, [viewerId, id])).rows[0];
  }

  /** By time. */
  async ofTrip(
    viewerId: number,
    tripId: number,
    day: CalendarDay | undefined,
    after: OnTripCursor | undefined,
    count: number,
  ): Promise<MeetupRow[]> {
    const [moment = null, id = null] = after ?? [];
    const values = [viewerId, tripId, day ?? null, moment, id, count];
    return (await this.pool.query<MeetupRow>(ofTripSql, values)).rows;
  }

  async mine(viewerId: number, after: MineCursor | undefined, count: number): Promise<MeetupRow[]> {
    const [isOver = null, rank = null, id = null] = after ?? [];
    return (await this.pool.query<MeetupRow>(mineSql, [viewerId, isOver, rank, id, count])).rows;
  }

  /** How a viewer stands with each of some users, by user. */
  async connections(viewerId: number, userIds: readonly number[]): Promise<Map<number, ConnectionState>> {
    const values = [viewerId, userIds];
    const { rows } = await this.pool.query<{ id: number; connection: ConnectionState }>(
      connectionsSql,
      values,
    );
    return new Map(rows.map(({ id, connection }) => [id, connection]));
  }

  /** How many a viewer sees on the days of their trips, by trip; trips without one are left out. */
  async counts(viewerId: number, tripIds: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await this.pool.query<{ id: number; count: number }>(countsSql, [viewerId, tripIds]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}
