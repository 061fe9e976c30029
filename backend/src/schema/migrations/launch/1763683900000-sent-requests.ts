import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The free plan's daily requests are counted here. Matches cannot be counted: a declined request may be replaced by one from
 * the user who declined it, and still has to count.
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
