import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- What a rule found belongs to the case that it opened, and to no report.
  ALTER TABLE report_evidence ALTER COLUMN report_id DROP NOT NULL, ADD COLUMN case_id int REFERENCES cases;
  CREATE INDEX report_evidence_by_case ON report_evidence (case_id) WHERE case_id IS NOT NULL;
`;

/** Evidence of cases that were opened by rule. */
export class EvidenceOfRules1763686150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM report_evidence WHERE report_id IS NULL;
      ALTER TABLE report_evidence DROP COLUMN case_id, ALTER COLUMN report_id SET NOT NULL;
    `);
  }
}
