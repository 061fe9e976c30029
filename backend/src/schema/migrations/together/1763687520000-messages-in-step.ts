import type { MigrationInterface, QueryRunner } from 'typeorm';

// Each function asks the tables anew, also where the statement that called it waited for a lock: what was committed meanwhile
// is seen. Its plans are kept, made for the rows of the first call: NOT IN is hashed however many there are, a join might not be.
const up = `
  CREATE FUNCTION find_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.conversation_id := (SELECT id FROM conversations WHERE match_id = NEW.match_id);
    RETURN NEW;
  END $$;

  -- Whoever reads has locked the messages first, in order of id, so that two tabs meet there.
  CREATE FUNCTION mark_read() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Exact to the millisecond, as times are told: the previous release gives each message of a receipt a time of its own.
    WITH receipt AS (
      SELECT conversation_id, receiver_id AS user_id, max(id) AS up_to_id,
        date_trunc('milliseconds', read_at) AS read_at
      FROM changed
      WHERE read_at IS NOT NULL AND conversation_id IS NOT NULL
        AND id NOT IN (SELECT id FROM before WHERE read_at IS NOT NULL)
      GROUP BY conversation_id, receiver_id, date_trunc('milliseconds', read_at)
    ), marked AS (
      INSERT INTO read_marks (conversation_id, user_id, up_to_id, read_at)
      SELECT conversation_id, user_id, up_to_id, read_at FROM receipt
      ON CONFLICT DO NOTHING
    )
    UPDATE conversation_members member SET read_up_to = latest.up_to_id
      FROM (
        SELECT conversation_id, user_id, max(up_to_id) AS up_to_id FROM receipt GROUP BY conversation_id, user_id
      ) latest
      WHERE member.conversation_id = latest.conversation_id AND member.user_id = latest.user_id
        AND read_up_to < latest.up_to_id;
    RETURN NULL;
  END $$;

  -- For the previous release: this one names the conversation itself, and the condition costs it nothing.
  CREATE TRIGGER messages_find_conversation BEFORE INSERT ON messages
    FOR EACH ROW WHEN (NEW.conversation_id IS NULL) EXECUTE FUNCTION find_conversation();
  CREATE TRIGGER messages_mark_read AFTER UPDATE ON messages
    REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_read();
`;

/**
 * Messages of two are in their conversation, and their receipts are its marks, whichever release writes them. Before
 * there is any conversation, so that none has a message that is not in it.
 */
export class MessagesInStep1763687520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER messages_mark_read ON messages;
      DROP TRIGGER messages_find_conversation ON messages;
      DROP FUNCTION mark_read, find_conversation;
    `);
  }
}
