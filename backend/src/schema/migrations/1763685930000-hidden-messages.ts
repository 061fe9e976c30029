import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that moderators hid: their text is kept, and read by nobody. */
export class HiddenMessages1763685930000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN hidden_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN hidden_at');
  }
}
