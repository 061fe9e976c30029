import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications on the lock screens of devices, each for as long as its session. */
export class Push1763685926000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session ADD CONSTRAINT session_no_unique UNIQUE (no);

      CREATE TABLE push_subscriptions (
        -- Of a browser at its push service.
        endpoint text PRIMARY KEY,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        -- Nothing is pushed to a device that was signed out, however that happened.
        session_no int NOT NULL REFERENCES session (no) ON DELETE CASCADE,
        -- What is sent to it is encrypted with (RFC 8291).
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
      CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_no);

      -- The defaults are for the settings that are there, and for instances of the release before.
      ALTER TABLE notification_settings
        ADD COLUMN pushed text[] NOT NULL DEFAULT '{request,accepted,message,safety}',
        ADD COLUMN is_named boolean NOT NULL DEFAULT false;

      -- When a worker looks whether the line is to be pushed, and the one that has it in hand has until then; null if it is done.
      ALTER TABLE notifications ADD COLUMN push_at timestamptz, ADD COLUMN push_attempts smallint NOT NULL DEFAULT 0;
      CREATE INDEX notifications_to_push ON notifications (push_at) WHERE push_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP COLUMN push_at, DROP COLUMN push_attempts;
      ALTER TABLE notification_settings DROP COLUMN pushed, DROP COLUMN is_named;
      DROP TABLE push_subscriptions;
      ALTER TABLE session DROP CONSTRAINT session_no_unique;
    `);
  }
}
