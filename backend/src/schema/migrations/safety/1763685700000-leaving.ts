import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves and what they chose, links that keep an account, and customers to be deleted at the payment provider. */
export class Leaving1763685700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE departures (
        user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        take_back_messages boolean NOT NULL,
        delete_tips boolean NOT NULL,
        erase_at timestamptz NOT NULL
      );
      CREATE INDEX departures_by_erasure ON departures (erase_at);

      ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_known;
      ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_known
        CHECK (purpose IN ('confirm', 'undo', 'reset', 'stay'));

      -- The row is gone once the provider has deleted the customer.
      CREATE TABLE customer_removals (
        customer_id text PRIMARY KEY,
        attempts int NOT NULL DEFAULT 0,
        -- The worker that deletes it has until then; afterwards another may.
        leased_until timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX customer_removals_due ON customer_removals (leased_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE customer_removals;
      DELETE FROM account_links WHERE purpose = 'stay';
      ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_known;
      ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_known
        CHECK (purpose IN ('confirm', 'undo', 'reset'));
      DROP TABLE departures;
    `);
  }
}
