import { Injectable } from '@nestjs/common';
import type { InterestName, InterestView } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';

const ofUsersSql = `
  SELECT user_id AS "userId", array_agg(name) AS names FROM user_interests
  WHERE user_id = ANY($1) GROUP BY user_id`;

// The row comes back also where it was there: its name is written again.
const addSql = `
  INSERT INTO user_interests (user_id, name) VALUES ($1, $2)
  ON CONFLICT (user_id, name) DO UPDATE SET name = excluded.name RETURNING id, name`;

/** Statements that the mapper does not know. */
@Injectable()
export class InterestStore {
  constructor(private readonly pool: PgPool) {}

  /** The interest with this name, also if the user has it. */
  async add(userId: number, name: InterestName): Promise<InterestView> {
    return (await this.pool.query<InterestView>(addSql, [userId, name])).rows[0] as InterestView;
  }

  /** Unordered. Users without any interest are left out. */
  async ofUsers(userIds: readonly number[]): Promise<{ userId: number; names: InterestName[] }[]> {
    const query = { name: 'interests-of-users', text: ofUsersSql, values: [userIds] };
    return (await this.pool.query<{ userId: number; names: InterestName[] }>(query)).rows;
  }
}
