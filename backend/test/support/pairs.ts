import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from './instance.js';
import { query } from './query.js';

/** Each names what is wrong with rows, and selects those for which it is. The test of the previous release reads them, too. */
export const pairFaults = JSON.parse(
  readFileSync(join(__dirname, 'pairs-out-of-step.json'), 'utf8'),
) as Record<string, string>;

/** How the conversations of two are out of step with their matches and messages; nothing if they are in step. */
export const outOfStep = async (instance: Instance): Promise<string[]> => {
  const found: string[] = [];
  for (const [fault, sql] of Object.entries(pairFaults))
    if ((await query(instance, sql)).rowCount) found.push(fault);
  return found;
};

/** Stores a message as the previous release does: it knows of the match alone. */
export const PREVIOUS_INSERT = `
  WITH conversation AS MATERIALIZED (
    SELECT id, requester_id, recipient_id FROM matches WHERE id = $1 AND status = 'accepted' AND NOT barred FOR UPDATE
  )
  INSERT INTO messages (match_id, sender_id, receiver_id, content, created_at)
  SELECT id, $2::int, requester_id + recipient_id - $2::int, $3, clock_timestamp() FROM conversation
  RETURNING id, conversation_id AS "conversationId"`;
