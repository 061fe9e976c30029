import type { MigrationInterface, QueryRunner } from 'typeorm';

const people = `
  CREATE TABLE users (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    name text NOT NULL,
    age int,
    bio text,
    profile_image text,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX users_username_unique ON users (lower(username));
  CREATE UNIQUE INDEX users_email_unique ON users (lower(email));

  CREATE TABLE user_interests (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    name text NOT NULL,
    CONSTRAINT user_interests_once UNIQUE (user_id, name)
  );
  CREATE INDEX user_interests_by_name ON user_interests (name, user_id);

  CREATE TABLE travel_preferences (
    user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    answers jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  -- connect-pg-simple's table.
  CREATE TABLE session (
    sid varchar NOT NULL COLLATE "default" PRIMARY KEY,
    sess json NOT NULL,
    expire timestamp(6) NOT NULL
  );
  CREATE INDEX session_by_expiry ON session (expire);
`;

const travel = `
  CREATE TABLE destinations (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    description text NOT NULL,
    image_url text,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  -- The dictionary every trip refers to: a destination, or a place in a traveler's own words.
  CREATE TABLE places (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    folded text NOT NULL UNIQUE,
    destination_id int UNIQUE REFERENCES destinations ON DELETE SET NULL
  );

  CREATE TABLE trips (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    place_id int NOT NULL REFERENCES places,
    start_date date NOT NULL,
    end_date date NOT NULL,
    description text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT trips_dates_in_order CHECK (end_date >= start_date)
  );
  CREATE INDEX trips_by_place ON trips (place_id, start_date, end_date);
  CREATE INDEX trips_by_user ON trips (user_id, start_date);
  CREATE INDEX trips_by_start ON trips (start_date, id);

  CREATE TABLE tips (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    destination_id int NOT NULL REFERENCES destinations ON DELETE CASCADE,
    author_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    title text NOT NULL,
    content text NOT NULL,
    category text NOT NULL,
    upvotes int NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX tips_best_first ON tips (destination_id, upvotes DESC, created_at DESC, id DESC);
  CREATE INDEX tips_by_author ON tips (author_id);

  CREATE TABLE tip_upvotes (
    tip_id int NOT NULL REFERENCES tips ON DELETE CASCADE,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (tip_id, user_id)
  );
  CREATE INDEX tip_upvotes_by_user ON tip_upvotes (user_id);
`;

const meeting = `
  CREATE TABLE matches (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    requester_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    recipient_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    status text NOT NULL DEFAULT 'pending',
    created_at timestamptz NOT NULL DEFAULT now(),
    responded_at timestamptz,
    CONSTRAINT matches_status_known CHECK (status IN ('pending', 'accepted', 'rejected')),
    CONSTRAINT matches_between_two CHECK (requester_id <> recipient_id)
  );
  -- Two people have one match at most, no matter who asked: the database decides crossing requests.
  CREATE UNIQUE INDEX matches_one_a_pair
    ON matches (least(requester_id, recipient_id), greatest(requester_id, recipient_id));
  CREATE INDEX matches_by_requester ON matches (requester_id, created_at);
  CREATE INDEX matches_by_recipient ON matches (recipient_id, status);

  CREATE TABLE messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id int NOT NULL REFERENCES matches ON DELETE CASCADE,
    sender_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    receiver_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    content text NOT NULL,
    client_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    CONSTRAINT messages_stored_once UNIQUE (sender_id, client_id)
  );
  CREATE INDEX messages_by_match ON messages (match_id, id DESC);
  CREATE INDEX messages_unread ON messages (receiver_id, match_id) WHERE read_at IS NULL;
`;

const paying = `
  CREATE TABLE subscriptions (
    user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    provider_customer_id text UNIQUE,
    provider_subscription_id text UNIQUE,
    status text NOT NULL,
    current_period_end timestamptz,
    cancel_at_period_end boolean NOT NULL DEFAULT false,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE provider_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    applied_at timestamptz
  );
`;

const tables = [
  'provider_events',
  'subscriptions',
  'messages',
  'matches',
  'tip_upvotes',
  'tips',
  'trips',
  'places',
  'destinations',
  'session',
  'travel_preferences',
  'user_interests',
  'users',
];

/** The initial tables. */
export class Initial1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [people, travel, meeting, paying]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${tables.join(', ')}`);
  }
}
