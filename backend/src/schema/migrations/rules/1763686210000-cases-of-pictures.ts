import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `
  ALTER TABLE cases
    -- When what was kept of it was erased.
    ADD COLUMN erased_at timestamptz,
    -- The removed picture that the photo looks like for which a rule opened it; no reference: the picture is forgotten before.
    ADD COLUMN removed_picture_id int;
  CREATE UNIQUE INDEX cases_one_picture ON cases (person_id, removed_picture_id) WHERE state <> 'closed';
`;

/** One open case for each removed picture that somebody uploads again, and the day on which a case was erased. */
export class CasesOfPictures1763686210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX cases_one_picture;
      ALTER TABLE cases DROP COLUMN erased_at, DROP COLUMN removed_picture_id;
    `);
  }
}
