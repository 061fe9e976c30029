import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `
  ALTER TABLE users
    -- When a hold or a suspension ends.
    ADD COLUMN standing_until timestamptz,
    -- What an account that is leaving returns to if its owner keeps it.
    ADD COLUMN standing_before text
      CONSTRAINT users_standing_before_known CHECK (standing_before IN ('active', 'held', 'suspended', 'banned')),
    ADD COLUMN standing_before_until timestamptz,
    ADD COLUMN role text NOT NULL DEFAULT 'traveler'
      CONSTRAINT users_role_known CHECK (role IN ('traveler', 'moderator', 'lead')),
    ADD COLUMN terms_version text,
    ADD COLUMN terms_at timestamptz;
  CREATE INDEX users_standing_ends ON users (standing_until) WHERE standing_until IS NOT NULL;

  -- Each side has a column of its own, so that two users whose standings change at once do not overwrite each other.
  ALTER TABLE matches
    ADD COLUMN requester_away boolean NOT NULL DEFAULT false,
    ADD COLUMN recipient_away boolean NOT NULL DEFAULT false;
`;

// Rows are locked in the order of their ids, as a batch of messages locks them.
const keeping = `
  CREATE FUNCTION keep_away() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    away boolean := NEW.standing NOT IN ('active', 'held');
  BEGIN
    PERFORM FROM matches WHERE requester_id = NEW.id OR recipient_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE matches SET requester_away = away WHERE requester_id = NEW.id AND requester_away <> away;
    UPDATE matches SET recipient_away = away WHERE recipient_id = NEW.id AND recipient_away <> away;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_away_after_update AFTER UPDATE OF standing ON users
    FOR EACH ROW WHEN ((OLD.standing NOT IN ('active', 'held')) <> (NEW.standing NOT IN ('active', 'held')))
    EXECUTE FUNCTION keep_away();
`;

// In a row of sessions anything may stand where the user's id belongs.
const caller = `
  CREATE FUNCTION session_caller(id text) RETURNS TABLE (standing text, standing_until timestamptz, role text)
  LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT users.standing, users.standing_until, users.role FROM users
    WHERE users.id = CASE WHEN session_caller.id ~ '^[1-9][0-9]{0,9}$' THEN session_caller.id::bigint END
  $$;
`;

/** How long a standing lasts, roles, accepted terms, and on each match whether one of its two cannot be reached. */
export class Standings1763684900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [columns, keeping, caller]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION session_caller;
      DROP TRIGGER keep_away_after_update ON users;
      DROP FUNCTION keep_away;
      ALTER TABLE matches DROP COLUMN requester_away, DROP COLUMN recipient_away;
      ALTER TABLE users
        DROP COLUMN standing_until, DROP COLUMN standing_before, DROP COLUMN standing_before_until,
        DROP COLUMN role, DROP COLUMN terms_version, DROP COLUMN terms_at;
    `);
  }
}
