import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has a live channel open, on any instance: written once a minute, deleted a few minutes later. */
export class Presence1763685921000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE presence (user_id int PRIMARY KEY, seen_at timestamptz NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE presence');
  }
}
