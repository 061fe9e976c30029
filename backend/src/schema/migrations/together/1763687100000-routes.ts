import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Routes, and which trips are their stops. */
export class Routes1763687100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE routes (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        title text CHECK (char_length(title) <= 60),
        version int NOT NULL DEFAULT 1,
        -- The browser's name for it, so that it is made once however often it is sent.
        client_id uuid,
        -- From this the token of its link is made, of which the hash is kept.
        share_id uuid,
        share_sha256 bytea UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((share_id IS NULL) = (share_sha256 IS NULL)),
        UNIQUE (user_id, client_id)
      );
      ALTER TABLE trips ADD COLUMN route_id int REFERENCES routes ON DELETE SET NULL;
      CREATE INDEX trips_route ON trips (route_id) WHERE route_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trips DROP COLUMN route_id;
      DROP TABLE routes;
    `);
  }
}
