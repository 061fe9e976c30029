import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a job find the requests that were declined lately. */
export class DeclinedRequests1763685950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX matches_declined_by_time ON matches (created_at) WHERE status = 'rejected'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX matches_declined_by_time');
  }
}
