import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users are notified of. Events with the same fold_key are one row until it is read. */
export class Notifications1763685800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications (
        -- A new one with each event that is folded into the row, so that lists sort by it.
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        actor_id int REFERENCES users ON DELETE CASCADE,
        subject jsonb NOT NULL,
        fold_key text NOT NULL,
        -- Of the latest event.
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE UNIQUE INDEX notifications_one_unread ON notifications (user_id, fold_key) WHERE read_at IS NULL;
      CREATE INDEX notifications_by_user ON notifications (user_id, id DESC);
      -- Finds what a user has read already of a conversation.
      CREATE INDEX notifications_by_fold_key ON notifications (user_id, fold_key);
      CREATE INDEX notifications_to_expire ON notifications (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications');
  }
}
