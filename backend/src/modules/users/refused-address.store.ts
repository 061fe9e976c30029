import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { hasOpenCaseSql } from '../../tables/reports.sql.js';

const addressesSql = `
  SELECT DISTINCT lower(address) AS address
  FROM users CROSS JOIN unnest(ARRAY[email, confirmed_email]) address
  WHERE id = $1 AND standing <> 'gone' AND address IS NOT NULL`;

const refuseSql = `
  INSERT INTO refused_addresses (hash, user_id, until)
  SELECT hash, $1::int, $3::timestamptz + $4::int * interval '1 day'
  FROM (
    SELECT unnest($2::bytea[]) UNION SELECT hash FROM departed_addresses WHERE user_id = $1::int
  ) of_account (hash)
  ON CONFLICT (hash) DO UPDATE SET until = greatest(refused_addresses.until, excluded.until)`;

const keepSql = `
  INSERT INTO departed_addresses (user_id, hash)
  SELECT $1::int, hash FROM unnest($2::bytea[]) hash WHERE ${hasOpenCaseSql('$1::int')}
  ON CONFLICT DO NOTHING`;
const dropSql = `DELETE FROM departed_addresses WHERE user_id = $1 AND NOT ${hasOpenCaseSql('$1')}`;

const hasSql = 'SELECT EXISTS (SELECT FROM refused_addresses WHERE hash = $1 AND until > now()) AS has';

/** The tables of hashes of addresses that open no account, and of those that may still become such. */
@Injectable()
export class RefusedAddressStore {
  constructor(private readonly pool: PgPool) {}

  /** The addresses of an account in small letters; none of one that is erased. */
  async addressesOf(manager: EntityManager, userId: number): Promise<string[]> {
    const found: { address: string }[] = await manager.query(addressesSql, [userId]);
    return found.map(({ address }) => address);
  }

  /** Refuses these, and those that were kept when the account was erased, for so many days since a moment. */
  async refuse(
    manager: EntityManager,
    userId: number,
    hashes: readonly Buffer[],
    { since, days }: { since: Date; days: number },
  ): Promise<void> {
    await manager.query(refuseSql, [userId, hashes, since, days]);
  }

  /** Keeps the hashes of an account that is about to be erased, if a case about it is open. */
  async keep(manager: EntityManager, userId: number, hashes: readonly Buffer[]): Promise<void> {
    await manager.query(keepSql, [userId, hashes]);
  }

  /** Deletes what was kept of an erased account, once no case about it is open. */
  async drop(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(dropSql, [userId]);
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
