import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Meetups that a decision hides. Instances of the previous release show them until they are replaced. */
export class HiddenMeetups1763687730000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE meetups ADD COLUMN hidden_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE meetups DROP COLUMN hidden_at');
  }
}
