import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The messages of a group's or a meetup's conversation in order. Those of two are found by their match as long as they have one:
 * with an entry here, too, storing one would cost a sixth more. Made while messages are stored, which no transaction can.
 */
export class MessagesByConversation1763687510000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An attempt that was ended leaves an index that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS messages_by_conversation');
    // It waits for the transactions that are open. One that waits for this start, as that of an older instance may, would
    // never end: then this start fails, and the next one tries again.
    await runner.query(`SET lock_timeout = '1min'`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY messages_by_conversation ON messages (conversation_id, id DESC)
      INCLUDE (sender_id) WHERE match_id IS NULL`);
    await runner.query('RESET lock_timeout');
    // Neither waits for messages that are stored, nor do these for it.
    await runner.query('ALTER TABLE messages VALIDATE CONSTRAINT messages_somewhere');
    await runner.query('ALTER TABLE messages VALIDATE CONSTRAINT messages_kind_known');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_by_conversation');
  }
}
