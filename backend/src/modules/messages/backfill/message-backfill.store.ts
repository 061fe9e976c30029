import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A match's conversation. */
export interface PairConversation {
  matchId: number;
  conversationId: number;
}

// Locked in order of id, as reading and taking back lock them.
const enterSql = `
  WITH entering AS (
    SELECT messages.id, pair.conversation_id
    FROM unnest($1::int[], $2::int[]) AS pair (match_id, conversation_id) JOIN messages USING (match_id)
    WHERE messages.conversation_id IS NULL
    ORDER BY messages.id FOR UPDATE OF messages
  )
  UPDATE messages SET conversation_id = entering.conversation_id FROM entering WHERE messages.id = entering.id`;

/** Puts messages from before there were conversations into theirs. */
@Injectable()
export class MessageBackfillStore {
  /** The caller has locked the matches, so that no message of theirs is being stored. */
  async enter(manager: EntityManager, pairs: readonly PairConversation[]): Promise<void> {
    await manager.query(enterSql, [
      pairs.map(({ matchId }) => matchId),
      pairs.map(({ conversationId }) => conversationId),
    ]);
  }
}
