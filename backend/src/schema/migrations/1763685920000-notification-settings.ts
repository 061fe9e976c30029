import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users changed about their notifications, and which email was sent about a line of the bell. */
export class NotificationSettings1763685920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_settings (
        user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- The kinds that are listed and emailed, of those that can be turned off.
        listed text[] NOT NULL,
        emailed text[] NOT NULL,
        is_quiet boolean NOT NULL,
        quiet_from smallint NOT NULL,
        quiet_until smallint NOT NULL,
        zone text
      );
      -- The email about the line, of which there is one until it is read.
      ALTER TABLE notifications ADD COLUMN email_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE notification_settings;
      ALTER TABLE notifications DROP COLUMN email_id;
    `);
  }
}
