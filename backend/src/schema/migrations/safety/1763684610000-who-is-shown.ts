import type { MigrationInterface, QueryRunner } from 'typeorm';

// Who may find a traveler, as one number that every list of travelers reads.
const columns = `
  ALTER TABLE users
    ADD COLUMN standing text NOT NULL DEFAULT 'active'
      CONSTRAINT users_standing_known
        CHECK (standing IN ('active', 'held', 'suspended', 'banned', 'leaving', 'gone')),
    ADD COLUMN findable text NOT NULL DEFAULT 'everyone'
      CONSTRAINT users_findable_known CHECK (findable IN ('everyone', 'members', 'nobody')),
    -- 0: nobody, 1: users who are signed in, 2: everyone.
    ADD COLUMN shown smallint NOT NULL GENERATED ALWAYS AS (
      CASE WHEN standing <> 'active' THEN 0 WHEN findable = 'everyone' THEN 2 WHEN findable = 'members' THEN 1 ELSE 0 END
    ) STORED;
  ALTER TABLE traits ADD COLUMN shown smallint NOT NULL DEFAULT 2;
  ALTER TABLE trip_cards ADD COLUMN shown smallint NOT NULL DEFAULT 2;
`;

// Locks the traits before the cards, in the same order as adding a trip: one of the two sees what the other committed.
const keeping = `
  CREATE FUNCTION keep_shown() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE traits SET shown = NEW.shown WHERE user_id = NEW.id;
    UPDATE trip_cards SET shown = NEW.shown WHERE trip_id IN (SELECT id FROM trips WHERE user_id = NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_shown_after_update AFTER UPDATE OF standing, findable ON users
    FOR EACH ROW WHEN (OLD.shown <> NEW.shown) EXECUTE FUNCTION keep_shown();

  CREATE OR REPLACE FUNCTION begin_traits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO traits (user_id, shown) SELECT id, shown FROM changed;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION add_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
    INSERT INTO trip_cards
        (trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown)
      SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown
      FROM changed JOIN traits USING (user_id);
    RETURN NULL;
  END $$;
`;

const bands = { short: 'end_date - start_date < 21', long: 'end_date - start_date >= 21' };
const tripIndexes = Object.entries(bands).map(
  ([name, band]) => `
  CREATE INDEX trip_cards_shown_${name}_by_place ON trip_cards (place_id, start_date, trip_id)
    INCLUDE (end_date, user_id, interest_mask, quiz_mask, subscribes, shown) WHERE shown > 0 AND ${band};
  CREATE INDEX trip_cards_shown_${name}_by_start ON trip_cards (start_date, trip_id)
    INCLUDE (end_date, user_id, place_id, interest_mask, subscribes, shown) WHERE shown > 0 AND ${band};`,
);

const indexes = `
  ${tripIndexes.join('')}
  CREATE INDEX trip_cards_shown_of_subscribers ON trip_cards (start_date, trip_id)
    INCLUDE (end_date, user_id, place_id, interest_mask, shown) WHERE shown > 0 AND subscribes;
  CREATE INDEX traits_shown ON traits (user_id) INCLUDE (interest_mask, quiz_mask) WHERE shown > 0;
  CREATE INDEX traits_shown_by_interests ON traits (interest_mask, user_id) INCLUDE (quiz_mask) WHERE shown > 0;
  CREATE INDEX traits_shown_by_interests_of_quiz ON traits (interest_mask) INCLUDE (user_id, quiz_mask)
    WHERE shown > 0 AND quiz_mask <> 0;
  CREATE INDEX traits_shown_by_quiz ON traits (quiz_mask) INCLUDE (user_id, interest_mask)
    WHERE shown > 0 AND quiz_mask <> 0;
  ANALYZE traits, trip_cards;
`;

/**
 * Who finds whom, in the indexes that search and suggestions read. Those without `shown` stay for the previous version, whose
 * instances still run while this one is rolled out; a later migration drops them.
 */
export class WhoIsShown1763684610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [columns, keeping, indexes]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The indexes go with their column.
    await runner.query(`
      CREATE OR REPLACE FUNCTION begin_traits() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO traits (user_id) SELECT id FROM changed;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION add_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
        INSERT INTO trip_cards
          SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes
          FROM changed JOIN traits USING (user_id);
        RETURN NULL;
      END $$;
      DROP TRIGGER keep_shown_after_update ON users;
      DROP FUNCTION keep_shown;
      ALTER TABLE trip_cards DROP COLUMN shown;
      ALTER TABLE traits DROP COLUMN shown;
      ALTER TABLE users DROP COLUMN shown, DROP COLUMN findable, DROP COLUMN standing;
    `);
  }
}
