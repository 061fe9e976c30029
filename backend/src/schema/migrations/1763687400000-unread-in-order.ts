import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first and the latest unread message of a conversation are asked for once a second while it goes on. With their ids in the
 * index, they are found without reading all that are unread.
 */
export class UnreadInOrder1763687400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX messages_unread_in_order ON messages (receiver_id, match_id, id) WHERE read_at IS NULL',
    );
    await runner.query('DROP INDEX messages_unread');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX messages_unread ON messages (receiver_id, match_id) WHERE read_at IS NULL',
    );
    await runner.query('DROP INDEX messages_unread_in_order');
  }
}
