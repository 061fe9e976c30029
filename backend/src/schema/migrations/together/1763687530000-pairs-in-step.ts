import type { MigrationInterface, QueryRunner } from 'typeorm';

// Whoever changes a match has locked its row first, so that a pair's conversation is written by one at a time.
const triggers = `
  CREATE FUNCTION add_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH made AS (
      INSERT INTO conversations (kind, match_id, members, is_open)
      SELECT 'pair', id, ARRAY[requester_id, recipient_id], NOT barred
      FROM changed WHERE status = 'accepted' ORDER BY id
      RETURNING id, members
    )
    INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(members) FROM made;
    RETURN NULL;
  END $$;

  -- A match that was accepted before this migration has no conversation until the job makes it, with its messages.
  CREATE FUNCTION follow_matches() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH made AS (
      INSERT INTO conversations (kind, match_id, members, is_open)
      SELECT 'pair', id, ARRAY[requester_id, recipient_id], NOT barred
      FROM changed
      WHERE status = 'accepted' AND id NOT IN (SELECT id FROM before WHERE status = 'accepted') ORDER BY id
      ON CONFLICT (match_id) DO NOTHING
      RETURNING id, members
    )
    INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(members) FROM made;
    UPDATE conversations SET is_open = NOT barred FROM changed WHERE match_id = changed.id AND is_open = barred;
    RETURN NULL;
  END $$;

  CREATE TRIGGER matches_add_pairs AFTER INSERT ON matches
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_pairs();
  CREATE TRIGGER matches_follow AFTER UPDATE ON matches
    REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_matches();
`;

// Filled after the triggers are there: whoever accepts a match meanwhile has committed, or waits for them.
const position = `
  CREATE TABLE conversation_backfill (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    after_match_id int NOT NULL DEFAULT 0,
    finished_at timestamptz
  );
  INSERT INTO conversation_backfill (finished_at)
    SELECT CASE WHEN NOT EXISTS (SELECT FROM matches WHERE status = 'accepted') THEN now() END;
`;

/** An accepted match has its conversation, whichever release accepts it; up to which match those of before have theirs. */
export class PairsInStep1763687530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(triggers);
    await runner.query(position);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE conversation_backfill;
      DROP TRIGGER matches_follow ON matches;
      DROP TRIGGER matches_add_pairs ON matches;
      DROP FUNCTION follow_matches, add_pairs;
    `);
  }
}
