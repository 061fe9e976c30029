import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the free plan's requests of a day are counted by. A match does not do for it: a declined request gives way to one
 * of the person who declined it, and must count all the same.
 */
export class SentRequests1763683900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_requests (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        requester_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO sent_requests (requester_id, sent_at)
        SELECT requester_id, created_at FROM matches WHERE created_at > now() - interval '24 hours' ORDER BY id;
      CREATE INDEX sent_requests_by_requester ON sent_requests (requester_id, sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_requests');
  }
}
