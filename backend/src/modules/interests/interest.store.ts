import { Injectable } from '@nestjs/common';
import type { InterestName } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';

const ofUsersSql = `
  SELECT user_id AS "userId", array_agg(name) AS names FROM user_interests
  WHERE user_id = ANY($1) GROUP BY user_id`;

/** Reads the interests of many users at once. */
@Injectable()
export class InterestStore {
  constructor(private readonly pool: PgPool) {}

  /** Unordered. Users without any interest are left out. */
  async ofUsers(userIds: readonly number[]): Promise<{ userId: number; names: InterestName[] }[]> {
    const query = { name: 'interests-of-users', text: ofUsersSql, values: [userIds] };
    return (await this.pool.query<{ userId: number; names: InterestName[] }>(query)).rows;
  }
}
