import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  CREATE TABLE meetups (
    id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    host_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    place_id int NOT NULL REFERENCES places ON DELETE CASCADE,
    title text NOT NULL CHECK (char_length(title) <= 80),
    description text CHECK (char_length(description) <= 500),
    -- As it is in the zone: the day is not that of starts_at in UTC.
    day date NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
    -- When those who are in it are reminded the day before.
    remind_at timestamptz NOT NULL,
    -- A time zone by its IANA name.
    zone text NOT NULL,
    area text NOT NULL CHECK (char_length(area) <= 60),
    spot text NOT NULL CHECK (char_length(spot) <= 120),
    capacity smallint NOT NULL,
    joined_count smallint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'open' CONSTRAINT meetups_state_known CHECK (state IN ('open', 'closed', 'cancelled')),
    version int NOT NULL DEFAULT 1,
    -- The browser's name for it, so that it is offered once however often it is sent.
    client_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT meetups_not_oversold CHECK (joined_count BETWEEN 0 AND capacity),
    UNIQUE (host_id, client_id)
  );
  CREATE INDEX meetups_at_place ON meetups (place_id, day) WHERE state <> 'cancelled';
  CREATE INDEX meetups_by_start ON meetups (starts_at) WHERE state <> 'cancelled';

  CREATE TABLE meetup_members (
    meetup_id int NOT NULL REFERENCES meetups ON DELETE CASCADE,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    state text NOT NULL
      CONSTRAINT meetup_members_state_known CHECK (state IN ('joined', 'waiting', 'left', 'removed')),
    -- The order of arrival. Who left and comes again is the last.
    seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    asked_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (meetup_id, user_id)
  );
  CREATE INDEX meetup_members_of_user ON meetup_members (user_id, state);

  CREATE TABLE meetup_reminders (
    meetup_id int NOT NULL REFERENCES meetups ON DELETE CASCADE,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT meetup_reminders_kind_known CHECK (kind IN ('day-before', 'soon')),
    sent_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (meetup_id, user_id, kind)
  );
`;

/** Meetups, who is in them, and who was reminded of them. */
export class Meetups1763687700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meetup_reminders, meetup_members, meetups');
  }
}
