import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A picture over plain http reveals to the network whose profile is viewed; new ones are refused. The servers of old ones
 * mostly support https as well; if one does not, the first letter of the name is shown.
 */
export class PicturesOverHttps1763684100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET profile_image = regexp_replace(profile_image, '^http:', 'https:', 'i')
      WHERE profile_image ~* '^http:'`);
  }

  /** It is not known which ones were changed, and they need not be reverted. */
  async down(): Promise<void> {}
}
