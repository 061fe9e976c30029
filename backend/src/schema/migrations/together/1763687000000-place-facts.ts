import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where destinations lie, and which places are near each other. The seed knows the facts of those that are shipped. */
export class PlaceFacts1763687000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE destinations
        ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
        ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
        ADD COLUMN kind text CONSTRAINT destinations_kind_known CHECK (kind IN ('city', 'region', 'country')),
        -- ISO 3166-1 alpha-2
        ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
        -- A time zone by its IANA name.
        ADD COLUMN zone text;

      -- Both ways: each pair of places has two rows.
      CREATE TABLE place_near (
        place_id int NOT NULL REFERENCES places ON DELETE CASCADE,
        near_id int NOT NULL REFERENCES places ON DELETE CASCADE,
        -- Null where one of the two lies in the other.
        km smallint CHECK (km >= 0),
        PRIMARY KEY (place_id, near_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE place_near;
      ALTER TABLE destinations
        DROP COLUMN latitude, DROP COLUMN longitude, DROP COLUMN kind, DROP COLUMN country, DROP COLUMN zone;
    `);
  }
}
