import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A message's two users are those of its match, which the insert ensures, and the match has foreign keys to them: deleting a
 * user deletes the match and with it the messages. Checking both keys again cost a third of storing a message.
 */
export class MessagesFollowTheirMatch1763683800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        DROP CONSTRAINT messages_sender_id_fkey,
        DROP CONSTRAINT messages_receiver_id_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users ON DELETE CASCADE,
        ADD CONSTRAINT messages_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES users ON DELETE CASCADE`);
  }
}
