import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many travelers a destination has in each of the coming months: what the map of the world shows. */
export class DestinationMonths1763687200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE destination_months (
        destination_id int NOT NULL REFERENCES destinations ON DELETE CASCADE,
        -- The month's first day.
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        travelers int NOT NULL CHECK (travelers >= 0),
        -- When this count was last another.
        changed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (destination_id, month)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE destination_months');
  }
}
