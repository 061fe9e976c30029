import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a job find the messages of the last minutes. A BRIN index, since a B-tree on the time would cost every message an
 * entry. The other index finds what a user has read already of a conversation.
 */
export class RecentMessages1763685810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_by_time ON messages USING brin (created_at) WITH (autosummarize = on);
      CREATE INDEX notifications_by_fold_key ON notifications (user_id, fold_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_by_time, notifications_by_fold_key');
  }
}
