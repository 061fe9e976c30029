import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isUnblockedSql } from '../../../tables/blocks.sql.js';
import { seatsEverSql } from '../../../tables/together/conversations.sql.js';
import { apartSql } from './apart.sql.js';

const everOf = (user: string): string => `SELECT conversation_id FROM (${seatsEverSql(user)}) seat`;
const sharedSql = `
  SELECT id FROM conversations
  WHERE kind <> 'pair' AND id IN (
    (${everOf('$1')} INTERSECT ${everOf('$2')})
    UNION SELECT id FROM (${everOf('$1')}) mine JOIN conversations ON id = conversation_id WHERE $2::int = ANY (apart)
  )
  ORDER BY id FOR UPDATE`;
const lockSeveralSql = `
  SELECT id FROM conversations
  WHERE kind <> 'pair' AND id IN (
    SELECT id FROM conversations WHERE meetup_id = ANY ($3::int[])
    UNION (${everOf('$1')} INTERSECT ${everOf('$2')})
  )
  ORDER BY id FOR UPDATE`;
const writeApartSql = `
  UPDATE conversations SET apart = ${apartSql('members', 'NOT pair @> ARRAY[$2::int, $3]')} WHERE id = ANY ($1::int[])`;
const withdrawSql = `
  UPDATE conversation_members SET state = 'left'
  WHERE state = 'invited' AND (user_id, invited_by) IN (($1::int, $2::int), ($2, $1)) AND NOT ${isUnblockedSql('$1', '$2')}`;

/** The conversations of several that two users are or were both in. */
@Injectable()
export class SharedConversationStore {
  /** Locks the chats of meetups, and the conversations that two users are or were both in, until the transaction ends. */
  async lockSeveral(
    manager: EntityManager,
    meetupIds: readonly number[],
    userId: number,
    otherUserId: number,
  ): Promise<void> {
    await manager.query(lockSeveralSql, [userId, otherUserId, meetupIds]);
  }

  /**
   * After a block or its end: keeps two apart, or no longer, in all that both are or were in, also if the account of the other was
   * erased since, and a block takes back what one has invited the other to. Returns which these are. The caller has locked both users.
   */
  async separate(manager: EntityManager, userId: number, otherUserId: number): Promise<number[]> {
    await manager.query(withdrawSql, [userId, otherUserId]);
    // Two statements: the second one sees the blocks that were committed while the first one waited.
    const rows: { id: number }[] = await manager.query(sharedSql, [userId, otherUserId]);
    const shared = rows.map(({ id }) => id);
    if (shared.length > 0) await manager.query(writeApartSql, [shared, userId, otherUserId]);
    return shared;
  }
}
