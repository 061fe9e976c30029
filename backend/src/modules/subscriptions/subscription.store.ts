import { Injectable } from '@nestjs/common';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import type { SubscriptionState } from './subscription-state.js';

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

export type LetterKind = 'confirmation' | 'farewell';

const columns = `
  user_id AS "userId", provider_customer_id AS "customerId", provider_subscription_id AS "subscriptionId", status,
  current_period_end AS "currentPeriodEnd", cancel_at_period_end AS "cancelAtPeriodEnd", version,
  ${isPremiumSql('subscriptions.user_id')} AS "isPremium"`;

/**
 * The row follows the provider and the letter that this change calls for is noted, in one statement: neither without the
 * other, and no letter twice for one subscription. Nobody is told farewell who was never welcomed or never paid.
 */
const followSql = `
  WITH stored AS (
    UPDATE subscriptions
    SET provider_subscription_id = $3, provider_customer_id = $4, status = $5, current_period_end = $6,
      cancel_at_period_end = $7, version = version + 1, updated_at = now()
    WHERE user_id = $1 AND version = $2
    RETURNING user_id
  ), noted AS (
    INSERT INTO subscription_letters (user_id, subscription_id, kind)
    SELECT user_id, $3, $8 FROM stored
    WHERE $8::text IS NOT NULL AND ($8 = 'confirmation' OR $9 OR EXISTS (
      SELECT 1 FROM subscription_letters WHERE subscription_id = $3 AND kind = 'confirmation'
    ))
    ON CONFLICT DO NOTHING
  )
  SELECT 1 FROM stored`;

/** The rows of subscriptions: what the provider last told, a row a user. */
@Injectable()
export class SubscriptionStore {
  constructor(private readonly pool: PgPool) {}

  /** A user's row, made where there is none. */
  async begin(userId: number): Promise<StoredSubscription> {
    await this.pool.query(
      `INSERT INTO subscriptions (user_id, status) VALUES ($1, 'none') ON CONFLICT DO NOTHING`,
      [userId],
    );
    return (await this.ofUser(userId)) as StoredSubscription;
  }

  async ofUser(userId: number): Promise<StoredSubscription | undefined> {
    return (await this.rows('user_id = $1', [userId]))[0];
  }

  /** The row that follows this subscription or, failing that, belongs to this customer. */
  async ofProvider(subscriptionId: string, customerId?: string): Promise<StoredSubscription | undefined> {
    const where = 'provider_subscription_id = $1 OR provider_customer_id = $2';
    const rows = await this.rows(where, [subscriptionId, customerId ?? null]);
    return rows.find((row) => row.subscriptionId === subscriptionId) ?? rows[0];
  }

  ofCustomers(customerIds: readonly string[]): Promise<StoredSubscription[]> {
    return this.rows('provider_customer_id = ANY($1)', [customerIds]);
  }

  /** Subscriptions that the provider may still change. */
  async open(): Promise<string[]> {
    const rows = await this.rows(
      `provider_subscription_id IS NOT NULL AND status NOT IN ('canceled', 'incomplete_expired')`,
      [],
    );
    return rows.map(({ subscriptionId }) => subscriptionId as string);
  }

  /** Names a user's customer at the provider, and gives it: the one that was named first stays. */
  async nameCustomer(userId: number, customerId: string): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      `UPDATE subscriptions SET provider_customer_id = coalesce(provider_customer_id, $2) WHERE user_id = $1
       RETURNING provider_customer_id AS id`,
      [userId, customerId],
    );
    return rows[0]?.id ?? customerId;
  }

  /** Forgets a customer whom the provider does not know (any more). */
  async forgetCustomer(userId: number, customerId: string): Promise<void> {
    await this.pool.query(
      'UPDATE subscriptions SET provider_customer_id = NULL WHERE user_id = $1 AND provider_customer_id = $2',
      [userId, customerId],
    );
  }

  /**
   * Lets a row follow the provider and notes the letter that goes with it; `isSurelyPaid` says that a farewell is due
   * even if we never heard of a payment. Gives false, and changes nothing, when the row has changed since it was read.
   */
  async follow(
    { userId, version }: StoredSubscription,
    state: SubscriptionState,
    letter: LetterKind | undefined,
    isSurelyPaid: boolean,
  ): Promise<boolean> {
    const { subscriptionId, customerId, status, currentPeriodEnd, cancelAtPeriodEnd } = state;
    const facts = [subscriptionId, customerId, status, currentPeriodEnd, cancelAtPeriodEnd];
    const values = [userId, version, ...facts, letter ?? null, isSurelyPaid];
    const { rowCount } = await this.pool.query(followSql, values);
    return rowCount === 1;
  }

  private async rows(where: string, values: unknown[]): Promise<StoredSubscription[]> {
    const sql = `SELECT ${columns} FROM subscriptions WHERE ${where}`;
    return (await this.pool.query<StoredSubscription>(sql, values)).rows;
  }
}
