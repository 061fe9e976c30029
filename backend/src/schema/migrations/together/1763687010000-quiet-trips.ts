import type { MigrationInterface, QueryRunner } from 'typeorm';

// A quiet trip has no card, so that whatever reads cards knows nothing of it.
const up = `
  ALTER TABLE trips
    -- Kept to the matches of its traveler.
    ADD COLUMN is_quiet boolean NOT NULL DEFAULT false,
    -- Its traveler is told of new travelers on its days.
    ADD COLUMN is_watched boolean NOT NULL DEFAULT false;

  CREATE OR REPLACE FUNCTION add_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
    INSERT INTO trip_cards
        (trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown)
      SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown
      FROM changed JOIN traits USING (user_id) WHERE NOT is_quiet;
    RETURN NULL;
  END $$;

  -- Locks the traits before the cards, as all that writes both does.
  CREATE OR REPLACE FUNCTION move_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
    DELETE FROM trip_cards USING changed WHERE trip_id = changed.id AND is_quiet;
    INSERT INTO trip_cards
        (trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown)
      SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown
      FROM changed JOIN traits USING (user_id) WHERE NOT is_quiet
    ON CONFLICT (trip_id) DO UPDATE
      SET place_id = excluded.place_id, start_date = excluded.start_date, end_date = excluded.end_date
      WHERE (trip_cards.place_id, trip_cards.start_date, trip_cards.end_date)
        <> (excluded.place_id, excluded.start_date, excluded.end_date);
    RETURN NULL;
  END $$;
`;

/** Trips that are kept to one's matches, and trips whose new travelers one is told of. */
export class QuietTrips1763687010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The version before shows every trip to everybody: those that were quiet get their cards.
    await runner.query(`
      UPDATE trips SET is_quiet = false WHERE is_quiet;

      CREATE OR REPLACE FUNCTION add_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
        INSERT INTO trip_cards
            (trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown)
          SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown
          FROM changed JOIN traits USING (user_id);
        RETURN NULL;
      END $$;

      CREATE OR REPLACE FUNCTION move_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE trip_cards SET place_id = changed.place_id, start_date = changed.start_date, end_date = changed.end_date
          FROM changed WHERE trip_id = changed.id;
        RETURN NULL;
      END $$;

      ALTER TABLE trips DROP COLUMN is_quiet, DROP COLUMN is_watched;
    `);
  }
}
