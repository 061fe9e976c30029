import { Injectable } from '@nestjs/common';
import { leaseSql } from '../../../platform/database/lease.sql.js';
import { PgPool } from '../../../platform/database/pg-pool.js';

const claimSql = leaseSql({
  table: 'customer_removals',
  key: 'customer_id',
  returning: 'customer_id AS id',
});

/** Customers of erased accounts, and spare ones of others, to be deleted at the provider. */
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
