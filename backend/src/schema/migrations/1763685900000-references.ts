import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- What two who traveled together say about each other. Nobody but the author reads a text before it is revealed: once both
  -- have written, or when two weeks are over.
  CREATE TABLE travel_references (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id int NOT NULL REFERENCES matches ON DELETE CASCADE,
    author_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    subject_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    met boolean NOT NULL,
    text text,
    -- For moderators alone.
    felt_safe boolean NOT NULL,
    -- Where the two were on the same days, and the first of these.
    place text,
    traveled_on date,
    created_at timestamptz NOT NULL DEFAULT now(),
    revealed_at timestamptz,
    -- Both say that they met, only the author has said anything, or one of the two says that they did not meet.
    outcome text CONSTRAINT travel_references_outcome_known CHECK (outcome IN ('confirmed', 'alone', 'disputed')),
    reply text,
    replied_at timestamptz,
    hidden_at timestamptz,
    -- Kept without its text, so that nobody writes again after they have read the other's.
    withdrawn_at timestamptz,
    is_shown boolean NOT NULL GENERATED ALWAYS AS (
      revealed_at IS NOT NULL AND met AND outcome <> 'disputed' AND text IS NOT NULL
      AND hidden_at IS NULL AND withdrawn_at IS NULL
    ) STORED,
    CONSTRAINT travel_references_one_each UNIQUE (match_id, author_id),
    CONSTRAINT travel_references_about_another CHECK (author_id <> subject_id),
    CONSTRAINT travel_references_revealed_with_outcome CHECK ((revealed_at IS NULL) = (outcome IS NULL)),
    CONSTRAINT travel_references_withdrawn_without_text
      CHECK (withdrawn_at IS NULL OR (text IS NULL AND reply IS NULL))
  );
  CREATE INDEX travel_references_shown ON travel_references (subject_id, revealed_at DESC, id DESC) WHERE is_shown;
  CREATE INDEX travel_references_confirmed ON travel_references (subject_id, author_id) WHERE outcome = 'confirmed';
  CREATE INDEX travel_references_by_subject ON travel_references (subject_id);
  CREATE INDEX travel_references_by_author ON travel_references (author_id, subject_id);
  CREATE INDEX travel_references_waiting ON travel_references (created_at) WHERE revealed_at IS NULL;
`;

/** What travelers write about those they traveled with. */
export class References1763685900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE travel_references');
  }
}
