import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A picture over plain http tells everybody on the way who is looked at; new ones are refused. The servers of old ones mostly
 * speak https, too; where one does not, the first letter of the name shows.
 */
export class PicturesOverHttps1763684100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET profile_image = regexp_replace(profile_image, '^http:', 'https:', 'i')
      WHERE profile_image ~* '^http:'`);
  }

  /** Which ones were changed is not known, and need not be undone. */
  async down(): Promise<void> {}
}
