import type { MigrationInterface, QueryRunner } from 'typeorm';

const cases = `
  -- What moderators decide: all open reports of one subject are one case.
  CREATE TABLE cases (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Whom it is about; null where that is not known, or the account is gone.
    person_id int REFERENCES users ON DELETE SET NULL,
    subject_kind text NOT NULL,
    subject_id bigint NOT NULL,
    urgency text NOT NULL CONSTRAINT cases_urgency_known CHECK (urgency IN ('urgent', 'high', 'normal')),
    opened_by text NOT NULL
      CONSTRAINT cases_opened_by_known CHECK (opened_by IN ('report', 'complaint', 'notice', 'rule')),
    state text NOT NULL DEFAULT 'open' CONSTRAINT cases_state_known CHECK (state IN ('open', 'lead', 'closed')),
    due_at timestamptz NOT NULL,
    assignee_id int REFERENCES users ON DELETE SET NULL,
    -- Counts what moderators did, so that the second of two who decide at once is refused.
    version int NOT NULL DEFAULT 0,
    opened_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    outcome text CONSTRAINT cases_outcome_known CHECK (outcome IN ('acted', 'no-breach')),
    CONSTRAINT cases_closed_with_outcome
      CHECK ((state = 'closed') = (closed_at IS NOT NULL) AND (state = 'closed') = (outcome IS NOT NULL))
  );
  CREATE UNIQUE INDEX cases_one_open ON cases (subject_kind, subject_id) WHERE state <> 'closed';
  CREATE INDEX cases_due ON cases (due_at, id) WHERE state <> 'closed';
  CREATE INDEX cases_by_person ON cases (person_id, opened_at);
  CREATE INDEX cases_by_assignee ON cases (assignee_id) WHERE state <> 'closed';
`;

const reports = `
  CREATE TABLE reports (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL CONSTRAINT reports_code_unique UNIQUE,
    -- Null for a notice without an account, or once the account is gone.
    reporter_id int REFERENCES users ON DELETE SET NULL,
    case_id int NOT NULL REFERENCES cases,
    subject_kind text NOT NULL,
    subject_id bigint NOT NULL,
    -- The name of whom it is about, as it was.
    about text NOT NULL,
    reason text NOT NULL,
    text text NOT NULL,
    base_weight numeric NOT NULL,
    bad_faith boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When the reporter was told the outcome.
    told_at timestamptz,
    CONSTRAINT reports_one_voice UNIQUE (case_id, reporter_id)
  );
  CREATE INDEX reports_by_reporter ON reports (reporter_id, id DESC);

  CREATE TABLE report_evidence (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    report_id int NOT NULL REFERENCES reports ON DELETE CASCADE,
    body jsonb NOT NULL,
    -- Of the body's text in UTF-8.
    sha256 bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Null while nothing has been decided.
    keep_until timestamptz
  );
  CREATE INDEX report_evidence_by_report ON report_evidence (report_id);
  CREATE INDEX report_evidence_by_end ON report_evidence (keep_until);

  -- A reporter's objection to the decision, which a case of its own decides.
  CREATE TABLE complaints (
    report_id int PRIMARY KEY REFERENCES reports ON DELETE CASCADE,
    case_id int NOT NULL REFERENCES cases,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX complaints_by_case ON complaints (case_id);

  -- What a report without an account says besides.
  CREATE TABLE notices (
    report_id int PRIMARY KEY REFERENCES reports ON DELETE CASCADE,
    url text NOT NULL,
    name text,
    email text
  );
  CREATE SEQUENCE notice_pages AS int;
`;

/** Reports with their evidence, and the cases that moderators decide. */
export class Reports1763685000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [cases, reports]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE notices, complaints, report_evidence, reports, cases; DROP SEQUENCE notice_pages',
    );
  }
}
