import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isPremiumSql, renewsSql } from '../../../tables/subscriptions.sql.js';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { Emails } from '../../../platform/emails/emails.service.js';
import { type SubscriptionState, finalStatuses } from './subscription-state.js';

/** A user's row, with its version. */
export interface StoredSubscription {
  userId: number;
  customerId: string | null;
  subscriptionId: string | null;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  version: number;
  isPremium: boolean;
}

/** The emails about a subscription, each sent once. */
export const premiumEmails = ['confirmation', 'farewell'] as const;
export type PremiumEmail = (typeof premiumEmails)[number];

const columns = `
  user_id AS "userId", provider_customer_id AS "customerId", provider_subscription_id AS "subscriptionId", status,
  current_period_end AS "currentPeriodEnd", cancel_at_period_end AS "cancelAtPeriodEnd", version,
  ${isPremiumSql('subscriptions.user_id')} AS "isPremium"`;

// Two requests may each have made a customer; the job that deletes customers takes the one that is not kept.
const keepCustomerSql = `
  WITH kept AS (
    UPDATE subscriptions SET provider_customer_id = coalesce(provider_customer_id, $2) WHERE user_id = $1
    RETURNING provider_customer_id AS id
  ), removed AS (
    INSERT INTO customer_removals (customer_id) SELECT $2 WHERE NOT EXISTS (SELECT FROM kept WHERE id = $2)
    ON CONFLICT DO NOTHING
  )
  SELECT id FROM kept`;

/**
 * Updates the row and records the email that the change calls for: none twice for one subscription. A farewell requires
 * an earlier confirmation or a payment.
 */
const followSql = `
  WITH stored AS (
    UPDATE subscriptions
    SET provider_subscription_id = $3, provider_customer_id = $4, status = $5, current_period_end = $6,
      cancel_at_period_end = $7, version = version + 1, updated_at = now()
    WHERE user_id = $1 AND version = $2
    RETURNING user_id
  ), recorded AS (
    INSERT INTO subscription_letters (user_id, subscription_id, kind, sent_at)
    SELECT user_id, $3, $8, now() FROM stored
    WHERE $8::text IS NOT NULL AND ($8 = 'confirmation' OR $9 OR EXISTS (
      SELECT 1 FROM subscription_letters WHERE subscription_id = $3 AND kind = 'confirmation'
    ))
    ON CONFLICT DO NOTHING
    RETURNING kind
  )
  SELECT (SELECT kind FROM recorded) AS email FROM stored`;

/** The table of subscriptions: the provider's latest known state, one row per user. */
@Injectable()
export class SubscriptionStore {
  constructor(
    private readonly pool: PgPool,
    private readonly database: DataSource,
    private readonly emails: Emails,
  ) {}

  /** A user's row, created if there is none. */
  async findOrCreate(userId: number): Promise<StoredSubscription> {
    await this.pool.query(
      `INSERT INTO subscriptions (user_id, status) VALUES ($1, 'none') ON CONFLICT DO NOTHING`,
      [userId],
    );
    const row = await this.ofUser(userId);
    if (!row) throw new Error(`The subscription of user ${userId} is gone`);
    return row;
  }

  async ofUser(userId: number): Promise<StoredSubscription | undefined> {
    return (await this.rows('user_id = $1', [userId]))[0];
  }

  /** The row with this subscription or, failing that, of this customer. */
  async ofProvider(subscriptionId: string, customerId?: string): Promise<StoredSubscription | undefined> {
    const where = 'provider_subscription_id = $1 OR provider_customer_id = $2';
    const rows = await this.rows(where, [subscriptionId, customerId ?? null]);
    return rows.find((row) => row.subscriptionId === subscriptionId) ?? rows[0];
  }

  ofCustomers(customerIds: readonly string[]): Promise<StoredSubscription[]> {
    return this.rows('provider_customer_id = ANY($1)', [customerIds]);
  }

  /** Ids of the subscriptions that the provider may still change. */
  async open(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT provider_subscription_id AS id FROM subscriptions
       WHERE provider_subscription_id IS NOT NULL AND status <> ALL ($1)`,
      [finalStatuses],
    );
    return rows.map(({ id }) => id);
  }

  /** The paid subscriptions of these users that would renew. */
  async renewing(userIds: readonly number[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT provider_subscription_id AS id FROM subscriptions
       WHERE user_id = ANY($1) AND ${renewsSql('subscriptions.user_id')}`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores the id of a user's customer at the provider, and returns the stored one: the first one stays. */
  async saveCustomerId(userId: number, customerId: string): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(keepCustomerSql, [userId, customerId]);
    return rows[0]?.id ?? customerId;
  }

  /** Removes the id of a customer whom the provider does not know (any more). */
  async forgetCustomer(userId: number, customerId: string): Promise<void> {
    await this.pool.query(
      'UPDATE subscriptions SET provider_customer_id = NULL WHERE user_id = $1 AND provider_customer_id = $2',
      [userId, customerId],
    );
  }

  /**
   * Updates a row to the provider's state and puts the email about it into the outbox, in one transaction.
   * `isPaymentConfirmed`: a farewell is due even if no confirmation was sent. Returns false, and changes nothing, if the row
   * has changed since it was read.
   */
  async follow(
    { userId, version }: StoredSubscription,
    state: SubscriptionState,
    email: PremiumEmail | undefined,
    isPaymentConfirmed: boolean,
  ): Promise<boolean> {
    const { subscriptionId, customerId, status, currentPeriodEnd, cancelAtPeriodEnd } = state;
    const facts = [subscriptionId, customerId, status, currentPeriodEnd, cancelAtPeriodEnd];
    const values = [userId, version, ...facts, email ?? null, isPaymentConfirmed];
    return this.database.transaction(async (manager) => {
      const [stored]: { email: PremiumEmail | null }[] = await manager.query(followSql, values);
      if (stored?.email)
        await this.emails.enqueue(manager, `premium-${stored.email}`, { userId, subscriptionId });
      return stored !== undefined;
    });
  }

  private async rows(where: string, values: unknown[]): Promise<StoredSubscription[]> {
    const sql = `SELECT ${columns} FROM subscriptions WHERE ${where}`;
    return (await this.pool.query<StoredSubscription>(sql, values)).rows;
  }
}
