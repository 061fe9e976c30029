import type { MigrationInterface, QueryRunner } from 'typeorm';

// The interests at the time of this migration: a new one gets the next bit in a later migration.
const interests = [
  'Adventure',
  'Culture',
  'Food',
  'Nature',
  'Nightlife',
  'Relaxation',
  'Hiking',
  'Photography',
  'Art',
  'History',
  'Wildlife',
  'Beach',
  'Digital Nomad',
];
const questions: Readonly<Record<string, readonly string[]>> = {
  1: ['slow', 'moderate', 'fast', 'flexible'],
  2: ['detailed', 'flexible', 'minimal', 'openToAll'],
  3: ['budget', 'midrange', 'luxury', 'flexible'],
  4: ['culture', 'nature', 'food', 'adventure'],
  5: ['veryOutgoing', 'moderatelySocial', 'morereserved', 'flexible'],
  6: ['budget', 'midrange', 'premium', 'flexible'],
  7: ['essential', 'sometimes', 'rarely', 'flexible'],
  8: ['solo', 'small', 'medium', 'flexible'],
};

const positionIn = (words: readonly string[], word: string) =>
  `array_position(ARRAY['${words.join("', '")}'], ${word})`;
const answerBits = Object.entries(questions).map(
  ([id, options], i) => `coalesce(1 << (${4 * i - 1} + ${positionIn(options, `answers ->> '${id}'`)}), 0)`,
);

const tables = `
  -- What travelers are compared by: a bit for each interest, and a bit for each answer to the quiz.
  CREATE FUNCTION interest_bit(name text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(1 << (${positionIn(interests, 'name')} - 1), 0);
  CREATE FUNCTION quiz_bits(answers jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(${answerBits.join('\n      | ')}, 0);

  CREATE TABLE traits (
    user_id int NOT NULL,
    interest_mask int NOT NULL DEFAULT 0,
    quiz_mask int NOT NULL DEFAULT 0,
    -- Whether there is a subscription at all: whether it gives Premium now is told by the subscription alone.
    subscribes boolean NOT NULL DEFAULT false
  );

  -- A trip with the traits of its traveler: what ranks it lies in its indexes.
  CREATE TABLE trip_cards (
    trip_id int NOT NULL,
    user_id int NOT NULL,
    place_id int NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    interest_mask int NOT NULL,
    quiz_mask int NOT NULL,
    subscribes boolean NOT NULL
  );
`;

const keeping = `
  -- Writers of one user's traits take turns at the row of the traits, and so do new trips, which copy from it: each
  -- then reads what the one before committed.
  CREATE FUNCTION keep_traits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR NO KEY UPDATE;
    UPDATE traits SET (interest_mask, quiz_mask, subscribes) = (
        coalesce((SELECT bit_or(interest_bit(name)) FROM user_interests WHERE user_id = traits.user_id), 0),
        coalesce((SELECT quiz_bits(answers) FROM travel_preferences WHERE user_id = traits.user_id), 0),
        EXISTS (SELECT FROM subscriptions WHERE user_id = traits.user_id)
      )
      WHERE user_id IN (SELECT user_id FROM changed);
    UPDATE trip_cards
      SET interest_mask = traits.interest_mask, quiz_mask = traits.quiz_mask, subscribes = traits.subscribes
      FROM traits JOIN trips ON trips.user_id = traits.user_id
      WHERE traits.user_id IN (SELECT user_id FROM changed) AND trip_cards.trip_id = trips.id
        AND (trip_cards.interest_mask, trip_cards.quiz_mask, trip_cards.subscribes)
          <> (traits.interest_mask, traits.quiz_mask, traits.subscribes);
    RETURN NULL;
  END $$;

  CREATE FUNCTION begin_traits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO traits (user_id) SELECT id FROM changed;
    RETURN NULL;
  END $$;

  CREATE FUNCTION add_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM traits WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR SHARE;
    INSERT INTO trip_cards
      SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes
      FROM changed JOIN traits USING (user_id);
    RETURN NULL;
  END $$;

  CREATE FUNCTION move_trip_cards() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE trip_cards SET place_id = changed.place_id, start_date = changed.start_date, end_date = changed.end_date
      FROM changed WHERE trip_id = changed.id;
    RETURN NULL;
  END $$;
`;

// A trigger reads the rows of one kind of statement. A conflict's UPDATE fires both kinds.
const after = (event: 'INSERT' | 'UPDATE' | 'DELETE', table: string, work: string) => `
  CREATE TRIGGER ${work}_after_${event.toLowerCase()} AFTER ${event} ON ${table}
    REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ${work}();`;

const triggers = [
  after('INSERT', 'users', 'begin_traits'),
  ...['user_interests', 'travel_preferences', 'subscriptions'].flatMap((table) => [
    after('INSERT', table, 'keep_traits'),
    after('DELETE', table, 'keep_traits'),
  ]),
  ...['user_interests', 'travel_preferences'].map((table) => after('UPDATE', table, 'keep_traits')),
  after('INSERT', 'trips', 'add_trip_cards'),
  after('UPDATE', 'trips', 'move_trip_cards'),
].join('');

const rows = `
  INSERT INTO traits
    SELECT id, coalesce(liked.mask, 0), coalesce(quiz_bits(answers), 0), subscriptions.user_id IS NOT NULL
    FROM users
    LEFT JOIN (
      SELECT user_id, bit_or(interest_bit(name)) AS mask FROM user_interests GROUP BY user_id
    ) liked ON liked.user_id = users.id
    LEFT JOIN travel_preferences ON travel_preferences.user_id = users.id
    LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    ORDER BY id;
  INSERT INTO trip_cards
    SELECT id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes
    FROM trips JOIN traits USING (user_id) ORDER BY place_id, start_date;
`;

// Trips that are not over on a day began shortly before it, unless they are long: the few long ones have their own index.
const bands = { short: 'end_date - start_date < 21', long: 'end_date - start_date >= 21' };
const tripIndexes = Object.entries(bands).map(
  ([name, band]) => `
  CREATE INDEX trip_cards_${name}_by_place ON trip_cards (place_id, start_date, trip_id)
    INCLUDE (end_date, user_id, interest_mask, quiz_mask, subscribes) WHERE ${band};
  CREATE INDEX trip_cards_${name}_by_start ON trip_cards (start_date, trip_id)
    INCLUDE (end_date, user_id, place_id, interest_mask, subscribes) WHERE ${band};`,
);

// After the rows, so that keys are created and checked for all of them at once.
const indexes = `
  ALTER TABLE traits ADD PRIMARY KEY (user_id) INCLUDE (interest_mask, quiz_mask),
    ADD FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
  ALTER TABLE trip_cards ADD PRIMARY KEY (trip_id),
    ADD FOREIGN KEY (trip_id) REFERENCES trips ON DELETE CASCADE;
  ${tripIndexes.join('')}
  CREATE INDEX trip_cards_of_subscribers ON trip_cards (start_date, trip_id)
    INCLUDE (end_date, user_id, place_id, interest_mask) WHERE subscribes;
  CREATE INDEX traits_by_interests ON traits (interest_mask, user_id) INCLUDE (quiz_mask);
  CREATE INDEX traits_by_interests_of_quiz ON traits (interest_mask) INCLUDE (user_id, quiz_mask) WHERE quiz_mask <> 0;
  CREATE INDEX traits_by_quiz ON traits (quiz_mask) INCLUDE (user_id, interest_mask) WHERE quiz_mask <> 0;
  -- Search reads trip_cards now.
  DROP INDEX trips_by_start, trips_long_by_start;
  ANALYZE traits, trip_cards;
`;

/** The projection that suggestions and search rank by, updated by triggers in the transaction of each change. */
export class TripCards1763683700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The triggers come before the rows: creating them locks out writers until the migration is committed.
    for (const part of [tables, keeping, triggers, rows, indexes]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION begin_traits, keep_traits, add_trip_cards, move_trip_cards CASCADE;
      DROP TABLE trip_cards, traits;
      DROP FUNCTION interest_bit, quiz_bits;
      CREATE INDEX trips_by_start ON trips (start_date, id);
      CREATE INDEX trips_long_by_start ON trips (start_date, id) WHERE end_date - start_date >= 21;
    `);
  }
}
