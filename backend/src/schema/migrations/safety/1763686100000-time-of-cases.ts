import type { MigrationInterface, QueryRunner } from 'typeorm';

const upSql = `
  ALTER TABLE cases
    -- When what was reported, what was decided why, and who wrote it is erased; null before a decision, and afterwards.
    ADD COLUMN keep_until timestamptz,
    -- The case whose decision an appeal is against.
    ADD COLUMN reviews_id int REFERENCES cases;
  CREATE INDEX cases_by_end ON cases (keep_until) WHERE keep_until IS NOT NULL;
  CREATE INDEX cases_by_reviewed ON cases (reviews_id) WHERE reviews_id IS NOT NULL;

  UPDATE cases SET reviews_id = decision.case_id
  FROM decisions decision WHERE cases.subject_kind = 'decision' AND cases.subject_id = decision.id;
  UPDATE cases SET keep_until = greatest(
    closed_at + interval '1 day' * CASE
      WHEN EXISTS (
        SELECT FROM decisions WHERE case_id = cases.id AND action = 'ban' AND effective_at IS NOT NULL
      ) THEN 365 ELSE 180
    END,
    (SELECT max(evidence.keep_until) FROM report_evidence evidence
     JOIN reports report ON report.id = evidence.report_id WHERE report.case_id = cases.id)
  ) WHERE state = 'closed';
  ALTER TABLE report_evidence DROP COLUMN keep_until`;

const downSql = `
  ALTER TABLE report_evidence ADD COLUMN keep_until timestamptz;
  CREATE INDEX report_evidence_by_end ON report_evidence (keep_until);
  UPDATE report_evidence evidence SET keep_until = cases.keep_until
  FROM reports report JOIN cases ON cases.id = report.case_id WHERE report.id = evidence.report_id;
  ALTER TABLE cases DROP COLUMN keep_until, DROP COLUMN reviews_id`;

/** Has one time for all of a case: its evidence, and everything else that people wrote in it. */
export class TimeOfCases1763686100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(upSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(downSql);
  }
}
