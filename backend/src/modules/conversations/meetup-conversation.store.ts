import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { blocksAmongSql } from '../../tables/blocks.sql.js';
import { latestOfConversationSql } from '../../tables/messages.sql.js';

const addSql = `
  INSERT INTO conversations (kind, meetup_id, title, owner_id, members) VALUES ('meetup', $1, $2, $3, ARRAY[$3::int])
  RETURNING id`;
const lockSql = 'SELECT id, members FROM conversations WHERE meetup_id = $1 FOR UPDATE';
const setMembersSql = `
  UPDATE conversations SET members = $2::int[], apart = ARRAY(
    SELECT unnest(ARRAY[one, other]) FROM ${blocksAmongSql('$2')} pair
  ) WHERE id = $1`;
// Who comes again reads from then on.
const enterSql = `
  INSERT INTO conversation_members (conversation_id, user_id, joined_after)
  SELECT $1::int, person.id, ${latestOfConversationSql('$1::int')} FROM unnest($2::int[]) person (id)
  ON CONFLICT (conversation_id, user_id) DO UPDATE
  SET state = 'member', joined_after = excluded.joined_after, left_at_id = NULL
  WHERE conversation_members.state <> 'member'`;
const leaveSql = `
  UPDATE conversation_members SET state = 'left', left_at_id = ${latestOfConversationSql('$1::int')}
  WHERE conversation_id = $1 AND state = 'member' AND NOT user_id = ANY($2::int[])`;
const closeSql = 'UPDATE conversations SET writable_until = $2 WHERE meetup_id = $1';

/** The conversations of meetups. Their callers have locked the meetup. */
@Injectable()
export class MeetupConversationStore {
  async add(manager: EntityManager, meetupId: number, title: string, hostId: number): Promise<number> {
    const [added] = await manager.query<[{ id: number }]>(addSql, [meetupId, title, hostId]);
    return added.id;
  }

  /** Locks a meetup's conversation until the transaction ends. */
  async lock(
    manager: EntityManager,
    meetupId: number,
  ): Promise<{ id: number; members: number[] } | undefined> {
    const [conversation]: { id: number; members: number[] }[] = await manager.query(lockSql, [meetupId]);
    return conversation;
  }

  /** Makes these users the members of a locked conversation. */
  async setMembers(manager: EntityManager, id: number, userIds: readonly number[]): Promise<void> {
    await manager.query(setMembersSql, [id, userIds]);
    await manager.query(enterSql, [id, userIds]);
    await manager.query(leaveSql, [id, userIds]);
  }

  async close(manager: EntityManager, meetupId: number, writableUntil: Date): Promise<void> {
    await manager.query(closeSql, [meetupId, writableUntil]);
  }
}
