import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two links of a purpose the one that was asked for later works, in whatever order their emails are written. */
export class LinksInOrder1763686220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for links of the release before.
    await runner.query('ALTER TABLE account_links ADD COLUMN asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_links DROP COLUMN asked_at');
  }
}
