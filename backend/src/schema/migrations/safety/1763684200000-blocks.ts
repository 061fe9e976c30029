import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has blocked whom, and on each match whether one of its two has blocked the other: a message is refused by the row of
 * its match, which its insert locks anyway.
 */
export class Blocks1763684200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocks (
        blocker_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        blocked_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (blocker_id, blocked_id),
        CONSTRAINT blocks_between_two CHECK (blocker_id <> blocked_id)
      );
      CREATE INDEX blocks_by_blocked ON blocks (blocked_id, blocker_id);
      CREATE INDEX blocks_latest ON blocks (blocker_id, created_at DESC, blocked_id DESC);
      ALTER TABLE matches ADD COLUMN barred boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE matches DROP COLUMN barred; DROP TABLE blocks');
  }
}
