import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Emails about Premium move to the outbox of all emails. `subscription_letters` records which were written, in columns that
 * the previous release can still use: rows that it adds while it still runs, it sends itself. `attempts` and `leased_until`
 * can be dropped with the next release.
 */
export class OneOutbox1763684690000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH moved AS (
        UPDATE subscription_letters SET sent_at = now() WHERE sent_at IS NULL
        RETURNING user_id, subscription_id, kind
      )
      INSERT INTO emails (kind, facts)
      SELECT 'premium-' || kind, jsonb_build_object('userId', user_id, 'subscriptionId', subscription_id) FROM moved;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH moved AS (
        DELETE FROM emails WHERE kind IN ('premium-confirmation', 'premium-farewell') RETURNING kind, facts
      )
      UPDATE subscription_letters written SET sent_at = NULL FROM moved
      WHERE 'premium-' || written.kind = moved.kind AND written.subscription_id = moved.facts ->> 'subscriptionId';
    `);
  }
}
