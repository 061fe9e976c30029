import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of travelers' data. */
export class Exports1763685940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_exports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Null once the account is erased: the row then only says which file is left to remove.
        user_id int REFERENCES users ON DELETE SET NULL,
        -- Names the file; null once that is removed.
        key text CONSTRAINT data_exports_key_unique UNIQUE,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT data_exports_state_known CHECK (state IN ('waiting', 'ready', 'expired', 'failed')),
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        -- The worker that makes it has until then; afterwards another may.
        leased_until timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz,
        bytes int,
        CONSTRAINT data_exports_ready CHECK (state <> 'ready' OR (ends_at IS NOT NULL AND bytes IS NOT NULL))
      );
      CREATE INDEX data_exports_by_user ON data_exports (user_id, id);
      CREATE INDEX data_exports_due ON data_exports (leased_until) WHERE state = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_exports');
  }
}
