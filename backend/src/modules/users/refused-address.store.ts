import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

const addressesSql = `
  SELECT DISTINCT lower(address) AS address
  FROM users CROSS JOIN unnest(ARRAY[email, confirmed_email]) address WHERE id = $1 AND address IS NOT NULL`;

const refuseSql = `
  INSERT INTO refused_addresses (hash, user_id, until) VALUES ($1, $2, now() + $3::int * interval '1 day')
  ON CONFLICT (hash) DO UPDATE SET until = greatest(refused_addresses.until, excluded.until)`;

const hasSql = 'SELECT EXISTS (SELECT FROM refused_addresses WHERE hash = $1 AND until > now()) AS has';

/** The table of hashes of addresses that open no account. */
@Injectable()
export class RefusedAddressStore {
  constructor(private readonly pool: PgPool) {}

  /** The addresses of an account in small letters. */
  async addressesOf(manager: EntityManager, userId: number): Promise<string[]> {
    const found: { address: string }[] = await manager.query(addressesSql, [userId]);
    return found.map(({ address }) => address);
  }

  async refuse(manager: EntityManager, hash: Buffer, userId: number, days: number): Promise<void> {
    await manager.query(refuseSql, [hash, userId, days]);
  }

  async release(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('DELETE FROM refused_addresses WHERE user_id = $1', [userId]);
  }

  async has(hash: Buffer): Promise<boolean> {
    return (await this.pool.query<{ has: boolean }>(hasSql, [hash])).rows[0]?.has === true;
  }

  /** Deletes those whose time is over. */
  async forget(): Promise<void> {
    await this.pool.query('DELETE FROM refused_addresses WHERE until <= now()');
  }
}
