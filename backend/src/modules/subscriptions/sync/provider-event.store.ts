import { Injectable } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
import { PgPool } from '../../../platform/database/pg-pool.js';

/** An event of the provider, as stored. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The subscription that it is about, if it is about one. */
  subscriptionId: string | undefined;
}

const insertSql =
  'INSERT INTO provider_events (id, type, subscription_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const waitingSql =
  'SELECT subscription_id AS "subscriptionId" FROM provider_events WHERE id = $1 AND applied_at IS NULL';
const appliedSql = 'UPDATE provider_events SET applied_at = now() WHERE id = $1 AND applied_at IS NULL';
const overdueSql = `
  SELECT id FROM provider_events WHERE applied_at IS NULL AND received_at < now() - interval '1 minute'
  ORDER BY received_at LIMIT 1000`;
/** The provider redelivers events for days, not for months. */
const forgetSql = `
  DELETE FROM provider_events WHERE applied_at < now() - interval '${retentionDays.paymentEvent} days'`;

/** The provider's events, each stored once. */
@Injectable()
export class ProviderEventStore {
  constructor(private readonly pool: PgPool) {}

  /** Returns false if the event was stored before. */
  async add({ id, type, subscriptionId }: ProviderEvent): Promise<boolean> {
    return (await this.pool.query(insertSql, [id, type, subscriptionId ?? null])).rowCount === 1;
  }

  /** The event, if it was not applied yet. */
  async findWaiting(id: string): Promise<{ subscriptionId: string | null } | undefined> {
    return (await this.pool.query<{ subscriptionId: string | null }>(waitingSql, [id])).rows[0];
  }

  async markApplied(id: string): Promise<void> {
    await this.pool.query(appliedSql, [id]);
  }

  /** Events that should have been applied by now, the oldest first. */
  async overdue(): Promise<string[]> {
    return (await this.pool.query<{ id: string }>(overdueSql)).rows.map(({ id }) => id);
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(forgetSql);
  }
}
