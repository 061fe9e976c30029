import { Injectable } from '@nestjs/common';
import { PgPool } from '../../../platform/database/pg-pool.js';

/** Leases the next customer for a minute, and for longer each time it failed, up to six hours. Two workers never get the same. */
const claimSql = `
  UPDATE customer_removals
  SET attempts = attempts + 1, leased_until = now() + least(interval '6 hours', interval '1 minute' * 2 ^ attempts)
  WHERE customer_id = (
    SELECT customer_id FROM customer_removals WHERE leased_until <= now()
    ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING customer_id AS id`;

/** Customers of erased accounts, to be deleted at the provider. */
@Injectable()
export class CustomerRemovalStore {
  constructor(private readonly pool: PgPool) {}

  async claim(): Promise<string | undefined> {
    return (await this.pool.query<{ id: string }>(claimSql)).rows[0]?.id;
  }

  async done(customerId: string): Promise<void> {
    await this.pool.query('DELETE FROM customer_removals WHERE customer_id = $1', [customerId]);
  }
}
