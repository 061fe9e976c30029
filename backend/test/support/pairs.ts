import type { Instance } from './instance.js';
import { query } from './query.js';

/** Each names what is wrong with it, and selects the rows for which it is. */
const faults = {
  'an accepted match has no conversation': `
    SELECT FROM matches WHERE status = 'accepted' AND id NOT IN (SELECT match_id FROM conversations WHERE kind = 'pair')`,
  'a conversation is open to a match that is barred, or the other way round': `
    SELECT FROM conversations JOIN matches ON matches.id = match_id WHERE is_open = barred`,
  'members are others than the two of the match': `
    SELECT FROM conversations JOIN matches ON matches.id = match_id
    WHERE members <> ARRAY[requester_id, recipient_id]`,
  'members are others than the rows of conversation_members': `
    SELECT FROM conversations
    WHERE ARRAY(SELECT unnest(members) ORDER BY 1) <> ARRAY(
      SELECT user_id FROM conversation_members WHERE conversation_id = id AND state = 'member' ORDER BY 1)`,
  'a message is in no conversation, or in another than that of its match': `
    SELECT FROM messages JOIN matches ON matches.id = match_id LEFT JOIN conversations ON conversations.match_id = matches.id
    WHERE conversation_id IS DISTINCT FROM conversations.id`,
  'another number is unread by the marks than by the messages': `
    SELECT FROM conversation_members member JOIN conversations ON conversations.id = conversation_id
    WHERE kind = 'pair' AND (
      SELECT count(*) FROM messages
      WHERE match_id = conversations.match_id AND receiver_id = user_id AND messages.id > read_up_to
    ) <> (
      SELECT count(*) FROM messages
      WHERE match_id = conversations.match_id AND receiver_id = user_id AND read_at IS NULL
    )`,
  'the first mark at or past a message says another time than the message': `
    SELECT FROM messages WHERE read_at IS NOT NULL AND date_trunc('milliseconds', read_at) IS DISTINCT FROM (
      SELECT date_trunc('milliseconds', mark.read_at) FROM read_marks mark
      WHERE mark.conversation_id = messages.conversation_id AND user_id = receiver_id AND up_to_id >= messages.id
      ORDER BY up_to_id LIMIT 1)`,
};

/** How the conversations of two are out of step with their matches and messages; nothing if they are in step. */
export const outOfStep = async (instance: Instance): Promise<string[]> => {
  const found: string[] = [];
  for (const [fault, sql] of Object.entries(faults))
    if ((await query(instance, sql)).rowCount) found.push(fault);
  return found;
};

/** Makes the database as it is when this release has just migrated it: matches and messages, and no conversation. */
export const beforeConversations = async (instance: Instance): Promise<void> => {
  await query(instance, 'DELETE FROM conversations');
  await query(instance, 'UPDATE messages SET conversation_id = NULL');
  await query(instance, 'UPDATE conversation_backfill SET after_match_id = 0, finished_at = NULL');
};

/** Stores a message as the previous release does: it knows of the match alone. */
export const PREVIOUS_INSERT = `
  WITH conversation AS MATERIALIZED (
    SELECT id, requester_id, recipient_id FROM matches WHERE id = $1 AND status = 'accepted' AND NOT barred FOR UPDATE
  )
  INSERT INTO messages (match_id, sender_id, receiver_id, content, created_at)
  SELECT id, $2::int, requester_id + recipient_id - $2::int, $3, clock_timestamp() FROM conversation
  RETURNING id, conversation_id AS "conversationId"`;
