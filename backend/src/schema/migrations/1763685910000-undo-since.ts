import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what a link takes back was changed: undoing a change of address also turns off the second step of the one who made it. */
export class UndoSince1763685910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_links ADD COLUMN changed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_links DROP COLUMN changed_at');
  }
}
