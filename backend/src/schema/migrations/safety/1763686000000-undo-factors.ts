import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that take back a second step that was added, also from an address that was never confirmed. */
export class UndoFactors1763686000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- It works only while the account has this address: one that was never confirmed may be a stranger's.
      ALTER TABLE account_links ADD COLUMN only_current boolean NOT NULL DEFAULT false;
      -- When those of before were made is not known.
      ALTER TABLE recovery_codes ADD COLUMN created_at timestamptz NOT NULL DEFAULT '-infinity';
      ALTER TABLE recovery_codes ALTER COLUMN created_at SET DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recovery_codes DROP COLUMN created_at;
      ALTER TABLE account_links DROP COLUMN only_current;
    `);
  }
}
