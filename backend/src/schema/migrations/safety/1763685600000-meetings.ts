import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE trusted_contacts (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    name text NOT NULL,
    email text NOT NULL,
    -- The token of their link is derived from it.
    link_id uuid NOT NULL,
    token_sha256 bytea NOT NULL CONSTRAINT trusted_contacts_token_unique UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Null until they agreed.
    confirmed_at timestamptz
  );
  CREATE UNIQUE INDEX trusted_contacts_email_unique ON trusted_contacts (user_id, lower(email));
  CREATE INDEX trusted_contacts_waiting ON trusted_contacts (created_at) WHERE confirmed_at IS NULL;

  -- The state decides what the check-in does next; all times are the database's.
  CREATE TABLE meeting_plans (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    other_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    place text NOT NULL,
    starts_at timestamptz NOT NULL,
    zone text NOT NULL,
    note text,
    country text,
    contact_id int REFERENCES trusted_contacts ON DELETE SET NULL,
    check_in_at timestamptz,
    state text NOT NULL DEFAULT 'open'
      CONSTRAINT meeting_plans_state_known CHECK (state IN ('open', 'asked', 'alerted', 'fine', 'over')),
    was_reminded boolean NOT NULL DEFAULT false,
    put_offs smallint NOT NULL DEFAULT 0,
    alerted_at timestamptz,
    fine_at timestamptz,
    opened int NOT NULL DEFAULT 0,
    -- The tokens of the shared page and of the button 'I'm fine' are derived from it.
    link_id uuid NOT NULL,
    token_sha256 bytea NOT NULL CONSTRAINT meeting_plans_token_unique UNIQUE,
    fine_sha256 bytea NOT NULL CONSTRAINT meeting_plans_fine_unique UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX meeting_plans_by_user ON meeting_plans (user_id, starts_at, id);
  CREATE INDEX meeting_plans_by_other ON meeting_plans (other_id);
  CREATE INDEX meeting_plans_by_contact ON meeting_plans (contact_id);
  CREATE INDEX meeting_plans_to_ask ON meeting_plans (check_in_at) WHERE state IN ('open', 'asked');
  CREATE INDEX meeting_plans_by_start ON meeting_plans (starts_at);
`;

/** Meeting plans with their check-in, and the contacts whom travelers trust. */
export class Meetings1763685600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meeting_plans, trusted_contacts');
  }
}
