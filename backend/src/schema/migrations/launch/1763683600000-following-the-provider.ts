import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns and tables to follow the payment provider's events in any order, and to send each email about them once. */
export class FollowingTheProvider1763683600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Counts the changes, so that what was read from the provider before one never overwrites it.
      ALTER TABLE subscriptions ADD COLUMN version int NOT NULL DEFAULT 0;

      ALTER TABLE provider_events ADD COLUMN subscription_id text;
      CREATE INDEX provider_events_waiting ON provider_events (received_at) WHERE applied_at IS NULL;

      CREATE TABLE subscription_letters (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        subscription_id text NOT NULL,
        kind text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        -- The worker that sends it has until then; afterwards another may.
        leased_until timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        CONSTRAINT subscription_letters_kind_known CHECK (kind IN ('confirmation', 'farewell')),
        CONSTRAINT subscription_letters_once UNIQUE (subscription_id, kind)
      );
      CREATE INDEX subscription_letters_waiting ON subscription_letters (leased_until) WHERE sent_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE subscription_letters;
      ALTER TABLE provider_events DROP COLUMN subscription_id;
      ALTER TABLE subscriptions DROP COLUMN version;
      DROP INDEX IF EXISTS provider_events_waiting;
    `);
  }
}
