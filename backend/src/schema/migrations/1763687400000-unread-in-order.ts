import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first and the latest unread message of a conversation are asked for once a second while it goes on. With their ids in the
 * index, they are found without reading all that are unread. Made while messages are stored, which no transaction can.
 */
export class UnreadInOrder1763687400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An attempt that was ended leaves an index that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS messages_unread_in_order');
    // It waits for the transactions that are open. One that waits for this start, as that of an older instance may, would
    // never end: then this start fails, and the next one tries again.
    await runner.query(`SET lock_timeout = '1min'`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY messages_unread_in_order ON messages (receiver_id, match_id, id) WHERE read_at IS NULL`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS messages_unread');
    await runner.query('RESET lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX messages_unread ON messages (receiver_id, match_id) WHERE read_at IS NULL',
    );
    await runner.query('DROP INDEX messages_unread_in_order');
  }
}
