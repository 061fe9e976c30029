import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each user was last told of new travelers on their days. The index finds the trips of the last days. */
export class Digests1763685922000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE digests (
        user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        told_at timestamptz NOT NULL
      );
      CREATE INDEX trips_by_age ON trips USING brin (created_at) WITH (autosummarize = on);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE digests;
      DROP INDEX trips_by_age;
    `);
  }
}
