import type { MigrationInterface, QueryRunner } from 'typeorm';

const decisions = `
  ALTER TABLE cases DROP CONSTRAINT cases_opened_by_known, ADD CONSTRAINT cases_opened_by_known
    CHECK (opened_by IN ('report', 'complaint', 'notice', 'rule', 'appeal'));

  -- What moderators, or rules, decided about somebody.
  CREATE TABLE decisions (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id int NOT NULL REFERENCES cases,
    person_id int REFERENCES users ON DELETE SET NULL,
    subject_kind text NOT NULL,
    subject_id bigint NOT NULL,
    action text NOT NULL CONSTRAINT decisions_action_known
      CHECK (action IN ('no-breach', 'warn', 'hide', 'hold', 'suspend', 'ban')),
    rule smallint CONSTRAINT decisions_rule_known CHECK (rule BETWEEN 1 AND 8),
    facts text NOT NULL,
    until timestamptz,
    automated boolean NOT NULL DEFAULT false,
    by_id int REFERENCES users ON DELETE SET NULL,
    confirmed_by int REFERENCES users ON DELETE SET NULL,
    -- Whether those who exchanged messages with the person are warned.
    warns_contacts boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Null while a ban waits for a lead.
    effective_at timestamptz,
    -- When a lead decided otherwise on a ban that was proposed.
    withdrawn_at timestamptz,
    -- When it ended before its time.
    lifted_at timestamptz,
    seen_at timestamptz,
    -- When the provider ended the subscription of somebody banned.
    premium_ended_at timestamptz
  );
  CREATE INDEX decisions_by_person ON decisions (person_id, id DESC);
  CREATE INDEX decisions_by_case ON decisions (case_id);
  CREATE INDEX decisions_by_rule ON decisions (subject_kind, subject_id, created_at) WHERE automated;
  CREATE INDEX decisions_to_lift ON decisions (until) WHERE automated AND lifted_at IS NULL;
  CREATE INDEX decisions_ending_premium ON decisions (id) WHERE action = 'ban' AND premium_ended_at IS NULL;
  CREATE UNIQUE INDEX decisions_one_proposal ON decisions (case_id) WHERE effective_at IS NULL AND withdrawn_at IS NULL;

  -- An objection by whom a decision is about, which a case of its own decides.
  CREATE TABLE appeals (
    decision_id int PRIMARY KEY REFERENCES decisions,
    case_id int NOT NULL REFERENCES cases,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    outcome text CONSTRAINT appeals_outcome_known CHECK (outcome IN ('stands', 'lifted')),
    facts text,
    by_id int REFERENCES users ON DELETE SET NULL,
    decided_at timestamptz,
    CONSTRAINT appeals_decided_whole
      CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (facts IS NULL))
  );
  CREATE INDEX appeals_by_case ON appeals (case_id);

  ALTER TABLE tips ADD COLUMN hidden_at timestamptz;

  -- Keyed hashes of the addresses of banned accounts, which open no other account for a while.
  CREATE TABLE refused_addresses (
    hash bytea PRIMARY KEY,
    user_id int REFERENCES users ON DELETE SET NULL,
    until timestamptz NOT NULL
  );
  CREATE INDEX refused_addresses_by_user ON refused_addresses (user_id);
`;

// Without references: nothing that happens to an account or a case changes an entry. Entries are numbered in the order of
// their commits, under a lock, so that each can carry the hash of the one before.
const log = `
  CREATE TABLE moderation_log (
    id bigint PRIMARY KEY,
    at timestamptz NOT NULL,
    -- Null for what happened by rule.
    actor_id int,
    case_id int,
    what text NOT NULL,
    details jsonb NOT NULL,
    prev_sha256 bytea NOT NULL,
    sha256 bytea NOT NULL
  );
  CREATE INDEX moderation_log_by_case ON moderation_log (case_id, id);

  CREATE FUNCTION moderation_log_hash(entry moderation_log) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(jsonb_build_array(
      entry.id, extract(epoch FROM entry.at), entry.actor_id, entry.case_id, entry.what, entry.details,
      encode(entry.prev_sha256, 'hex')
    )::text, 'UTF8'))
  $$;

  CREATE FUNCTION chain_moderation_log() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    last record;
  BEGIN
    PERFORM pg_advisory_xact_lock(1763685500);
    SELECT id, sha256 INTO last FROM moderation_log ORDER BY id DESC LIMIT 1;
    NEW.id := coalesce(last.id, 0) + 1;
    NEW.at := clock_timestamp();
    NEW.prev_sha256 := coalesce(last.sha256, '');
    NEW.sha256 := moderation_log_hash(NEW);
    RETURN NEW;
  END $$;
  CREATE TRIGGER chain_before_insert BEFORE INSERT ON moderation_log
    FOR EACH ROW EXECUTE FUNCTION chain_moderation_log();

  CREATE FUNCTION refuse_changing_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The moderation log is only added to';
  END $$;
  CREATE TRIGGER refuse_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_log();
`;

/** Decisions on cases, appeals against them, and the log of everything that moderators do. */
export class Moderation1763685500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [decisions, log]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE refused_addresses, appeals, decisions;
      -- Its function of a row goes with it.
      DROP TABLE moderation_log CASCADE;
      DROP FUNCTION chain_moderation_log, refuse_changing_log;
      ALTER TABLE tips DROP COLUMN hidden_at;
    `);
  }
}
