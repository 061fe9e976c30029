import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the evidence that keeps a photo, before its files are removed. */
export class PhotosInEvidence1763685931000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX report_evidence_by_picture ON report_evidence ((body #>> '{person,profileImage}'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX report_evidence_by_picture');
  }
}
