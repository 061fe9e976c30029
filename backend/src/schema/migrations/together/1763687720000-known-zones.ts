import type { MigrationInterface, QueryRunner } from 'typeorm';

// Tried, and not looked up: the list of the zones is read from hundreds of files.
const up = `
  CREATE FUNCTION known_zone(zone text) RETURNS text LANGUAGE plpgsql STABLE AS $$
  BEGIN
    PERFORM now() AT TIME ZONE zone;
    RETURN zone;
  EXCEPTION WHEN invalid_parameter_value THEN
    RETURN 'UTC';
  END $$
`;

/** A time zone as the database knows it: a browser, or a newer Node.js, may know one more. */
export class KnownZones1763687720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION known_zone');
  }
}
