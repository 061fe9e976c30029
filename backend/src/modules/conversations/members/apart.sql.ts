import { blockedPairsSql } from '../../../tables/blocks.sql.js';

/**
 * Between which of the members of a conversation, and of those who left what they wrote there, there is a block. A pair with somebody
 * whose account was erased, and so their seat and blocks, but not what they wrote, is kept where `stays` holds.
 */
export const apartSql = (members: string, stays = 'true'): string => `
  ${blockedPairsSql(`(${members} || ARRAY(
    SELECT user_id FROM conversation_members WHERE conversation_id = conversations.id AND left_at_id IS NOT NULL
  ))`)} || ARRAY(
    SELECT unnest(pair) FROM generate_series(1, cardinality(apart), 2) AS at CROSS JOIN LATERAL (SELECT apart[at : at + 1]) kept (pair)
    WHERE ${stays} AND EXISTS (
      SELECT unnest(pair) EXCEPT SELECT user_id FROM conversation_members WHERE conversation_id = conversations.id
    )
  )`;
