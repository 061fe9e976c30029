import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import { tipAuthorsSql } from '../../tables/tips.sql.js';
import { canSeeSql, peopleSql } from '../../tables/users.sql.js';
import { listedTripsSql } from './listed-trips.query.js';

const travelersSql = `
  SELECT destination.id, (
    SELECT count(DISTINCT trip.user_id)::int FROM (${listedTripsSql('destination.id', '$1')}) trip
  ) AS count
  FROM unnest($2::int[]) destination (id)`;

const tipsSql = `
  SELECT count(*)::int AS count FROM ${tipAuthorsSql} tip JOIN ${peopleSql} author ON author.id = tip.author_id
  WHERE tip.destination_id = $2 AND (author.is_gone OR ${canSeeSql('$1', 'author')})`;

/** Counts at a destination for a viewer (undefined for a visitor): the lengths of the lists that they see. */
@Injectable()
export class DestinationCounts {
  constructor(private readonly pool: PgPool) {}

  /** Distinct travelers with a trip there that is not over, by destination id. */
  async travelers(viewerId: number | undefined, ids: readonly number[]): Promise<(id: number) => number> {
    const { rows } = await this.pool.query<{ id: number; count: number }>(travelersSql, [viewerId, ids]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return (id) => counts.get(id) ?? 0;
  }

  async tips(viewerId: number | undefined, id: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(tipsSql, [viewerId, id]);
    return rows[0]?.count ?? 0;
  }
}
