import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search looks for trips that are not over. Short ones began recently; because of long ones, which may have begun a
 * year ago, it would scan all that have ended since. There are few long ones, so they get their own index.
 */
export class LongTrips1763683500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX trips_long_by_start ON trips (start_date, id) WHERE end_date - start_date >= 21',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX trips_long_by_start');
  }
}
