import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { acceptedSql, lockNextAcceptedSql } from '../../../tables/matches.sql.js';
import { receiptsSql } from '../../../tables/messages.sql.js';
import type { PairConversation } from '../../messages/backfill/message-backfill.store.js';

interface LockedMatch {
  id: number;
  requester_id: number;
  recipient_id: number;
  barred: boolean;
}

// Locked, so that of several workers one takes the next step. Its statements may take longer than a request's: a conversation
// can be long, and in the end all matches are looked at.
const positionSql = `
  SELECT after_match_id AS "afterMatchId", set_config('statement_timeout', '0', true)
  FROM conversation_backfill WHERE finished_at IS NULL FOR UPDATE`;

const moveSql = 'UPDATE conversation_backfill SET after_match_id = $1';

const finishSql = 'UPDATE conversation_backfill SET finished_at = now()';

const lockSql = lockNextAcceptedSql('$1', '$2');

// Not those of matches that were accepted since the triggers are there.
const makeSql = `
  WITH made AS (
    INSERT INTO conversations (kind, match_id, members, is_open)
    SELECT 'pair', id, ARRAY[requester_id, recipient_id], NOT barred
    FROM unnest($1::int[], $2::int[], $3::int[], $4::boolean[]) AS match (id, requester_id, recipient_id, barred)
    ORDER BY id
    ON CONFLICT (match_id) DO NOTHING
    RETURNING id, match_id, members
  ), members AS (
    INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(members) FROM made
  )
  SELECT id AS "conversationId", match_id AS "matchId" FROM made`;

const markSql = `
  WITH marked AS (
    INSERT INTO read_marks (conversation_id, user_id, up_to_id, read_at)
    SELECT conversation_id, user_id, up_to_id, read_at
    FROM unnest($1::int[], $2::int[]) AS pair (match_id, conversation_id)
    JOIN ${receiptsSql('$1::int[]')} receipt USING (match_id)
    RETURNING conversation_id, user_id, up_to_id
  )
  UPDATE conversation_members member SET read_up_to = latest.up_to_id
  FROM (
    SELECT conversation_id, user_id, max(up_to_id) AS up_to_id FROM marked GROUP BY conversation_id, user_id
  ) latest
  WHERE member.conversation_id = latest.conversation_id AND member.user_id = latest.user_id`;

const firstWithoutSql = `
  SELECT min(id) AS id FROM ${acceptedSql} match
  WHERE NOT EXISTS (SELECT FROM conversations WHERE match_id = match.id)`;

/** The statements of the backfill, each in the transaction of a step. */
@Injectable()
export class BackfillStore {
  /** Locks the position and gives the match to begin after; undefined once all conversations are made. */
  async position(manager: EntityManager): Promise<number | undefined> {
    const [row]: { afterMatchId: number }[] = await manager.query(positionSql);
    return row?.afterMatchId;
  }

  /** Locks so many accepted matches after one, as storing a message does. */
  lockNext(manager: EntityManager, afterMatchId: number, count: number): Promise<LockedMatch[]> {
    return manager.query(lockSql, [afterMatchId, count]);
  }

  /** Makes the conversations of those that have none, and returns these. */
  make(manager: EntityManager, matches: readonly LockedMatch[]): Promise<PairConversation[]> {
    return manager.query(makeSql, [
      matches.map(({ id }) => id),
      matches.map(({ requester_id }) => requester_id),
      matches.map(({ recipient_id }) => recipient_id),
      matches.map(({ barred }) => barred),
    ]);
  }

  /** Makes the marks of what was read of these conversations. Receipts from now on have theirs by a trigger. */
  async mark(manager: EntityManager, made: readonly PairConversation[]): Promise<void> {
    await manager.query(markSql, [
      made.map(({ matchId }) => matchId),
      made.map(({ conversationId }) => conversationId),
    ]);
  }

  async move(manager: EntityManager, afterMatchId: number): Promise<void> {
    await manager.query(moveSql, [afterMatchId]);
  }

  /** The first accepted match that has no conversation; undefined if all have one. */
  async firstWithout(manager: EntityManager): Promise<number | undefined> {
    const [row]: { id: number | null }[] = await manager.query(firstWithoutSql);
    return row?.id ?? undefined;
  }

  async finish(manager: EntityManager): Promise<void> {
    await manager.query(finishSql);
  }
}
