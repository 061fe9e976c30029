import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayCountSql } from '../../../platform/database/day-count.sql.js';
import { isUnblockedSql } from '../../../tables/blocks.sql.js';
import {
  isInvitedSql,
  isOpenSql,
  ownedAmongSql,
  seatsEverSql,
} from '../../../tables/together/conversations.sql.js';
import { areMatchedSql } from '../../../tables/matches.sql.js';
import { reachableSql } from '../../../tables/users.sql.js';
import { apartSql } from './apart.sql.js';

/** A conversation of several, as its locked row says. */
export interface LockedConversation {
  id: number;
  kind: 'meetup' | 'group';
  title: string | null;
  ownerId: number | null;
  members: number[];
  isOpen: boolean;
}

interface Usage {
  startedToday: number[];
  waiting: number;
}

const columns = `
  conversation.id, kind, title, owner_id AS "ownerId", members, ${isOpenSql('conversation')} AS "isOpen"`;
const lockSql = `
  SELECT ${columns} FROM conversations conversation WHERE id = $1 AND kind <> 'pair' FOR UPDATE`;
const lockMeetupSql = `SELECT ${columns} FROM conversations conversation WHERE meetup_id = $1 FOR UPDATE`;

const addSql = `
  INSERT INTO conversations (kind, title, owner_id, members, client_id, meetup_id)
  VALUES ($1, $2, $3, ARRAY[$3::int], $4, $5)
  ON CONFLICT ON CONSTRAINT conversations_made_once DO NOTHING RETURNING id`;
const madeSql = 'SELECT id FROM conversations WHERE owner_id = $1 AND client_id = $2';

const inviteSql = `
  INSERT INTO conversation_members (conversation_id, user_id, state, invited_by, invited_at)
  SELECT $1, id, 'invited', $2, now() FROM unnest($3::int[]) AS invited (id) ORDER BY id`;

// Each is matched with who invites, can be reached, is in no block with a member or another who is invited, and was never asked into
// this group before.
const invitableSql = `
  SELECT count(*)::int AS count FROM unnest($2::int[]) AS invited (id)
  WHERE ${areMatchedSql('$1', 'invited.id')} AND invited.id IN ${reachableSql}
    AND NOT EXISTS (
      SELECT FROM (
        SELECT unnest($3::int[] || $2::int[]) AS id
        UNION ALL SELECT user_id FROM conversation_members member WHERE conversation_id = $4 AND ${isInvitedSql('member')}
      ) other WHERE NOT ${isUnblockedSql('invited.id', 'other.id')}
    )
    AND NOT EXISTS (SELECT FROM conversation_members WHERE conversation_id = $4 AND user_id = invited.id)`;

const invitedSql = `
  SELECT user_id AS id FROM conversation_members member WHERE conversation_id = $1 AND ${isInvitedSql('member')}`;
// Who started a group was invited by nobody.
const usageSql = `
  SELECT
    (SELECT ${dayCountSql('created_at')} FROM (${seatsEverSql('$1')}) seat JOIN conversations conversation ON conversation.id = seat.conversation_id
     WHERE kind = 'group' AND seat.invited_by IS NULL) AS "startedToday",
    (SELECT count(*) FROM conversation_members member JOIN conversations conversation ON conversation.id = member.conversation_id
     WHERE member.invited_by = $1 AND ${isInvitedSql('member')} AND conversation.is_open)::int AS waiting`;

const joinSql = `
  INSERT INTO conversation_members (conversation_id, user_id, joined_after) SELECT $1, unnest($2::int[]), $3
  ON CONFLICT (conversation_id, user_id) DO UPDATE
  SET state = 'member', joined_after = excluded.joined_after, left_at_id = NULL, muted_until = NULL`;
const leaveSql = `
  UPDATE conversation_members SET state = $3, left_at_id = $4 WHERE conversation_id = $1 AND user_id = ANY ($2::int[])`;
// The truth for sending and delivery, in one order with who does not read whom.
const writeMembersSql = `
  UPDATE conversations SET members = $2::int[], apart = ${apartSql('$2::int[]')},
    is_open = is_open AND cardinality($2::int[]) > 0, ${ownedAmongSql('$2::int[]')}
  WHERE id = $1`;
const renameSql = 'UPDATE conversations SET title = $2 WHERE id = $1';
const closeSql = 'UPDATE conversations SET writable_until = $2 WHERE meetup_id = $1';

/** Who is in which conversation of several. Callers check permissions; those that write lock users first. */
@Injectable()
export class ConversationStore {
  /** Locks a conversation until the transaction ends, so that who is in it cannot change. */
  async lock(manager: EntityManager, id: number): Promise<LockedConversation | undefined> {
    const [row]: LockedConversation[] = await manager.query(lockSql, [id]);
    return row;
  }

  /** As `lock`, that of a meetup. */
  async lockOfMeetup(manager: EntityManager, meetupId: number): Promise<LockedConversation | undefined> {
    const [row]: LockedConversation[] = await manager.query(lockMeetupSql, [meetupId]);
    return row;
  }

  /** The id of a new conversation with its owner alone, or of the one that was made by the same clientId. */
  async add(
    manager: EntityManager,
    conversation: Pick<LockedConversation, 'kind' | 'title'> & {
      ownerId: number;
      clientId?: string | null;
      meetupId?: number;
    },
  ): Promise<{ id: number; isNew: boolean }> {
    const { kind, title, ownerId, clientId = null, meetupId = null } = conversation;
    const values = [kind, title, ownerId, clientId, meetupId];
    const [added]: { id: number }[] = await manager.query(addSql, values);
    if (!added) {
      const [made] = await manager.query<[{ id: number }]>(madeSql, [ownerId, clientId]);
      return { id: made.id, isNew: false };
    }
    await this.join(manager, added.id, [ownerId], 0);
    return { id: added.id, isNew: true };
  }

  /** Whether somebody may invite all of these into a conversation (or into a new one) with these members. */
  async areInvitable(
    manager: EntityManager,
    userId: number,
    invitedIds: readonly number[],
    members: readonly number[],
    id: number | null,
  ): Promise<boolean> {
    const values = [userId, invitedIds, members, id];
    const [{ count }] = await manager.query<[{ count: number }]>(invitableSql, values);
    return count === invitedIds.length;
  }

  async invite(manager: EntityManager, id: number, userId: number, invitedIds: readonly number[]) {
    await manager.query(inviteSql, [id, userId, invitedIds]);
  }

  /** Who is invited and has not answered. */
  async invited(manager: EntityManager, id: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(invitedSql, [id]);
    return rows.map((row) => row.id);
  }

  /** The groups that a user has started in 24 hours, as `dayCountSql` counts them, and how many invitations of theirs wait. */
  async usageOf(manager: EntityManager, userId: number): Promise<Usage> {
    const [usage] = await manager.query<[Usage]>(usageSql, [userId]);
    return usage;
  }

  /** Lets users read from the message after this one on. Call `writeMembers` after it. */
  async join(manager: EntityManager, id: number, userIds: readonly number[], after: number): Promise<void> {
    await manager.query(joinSql, [id, userIds, after]);
  }

  /** Call `writeMembers` after it. `leftAtId`: null for those who were only invited. */
  async leave(
    manager: EntityManager,
    id: number,
    userIds: readonly number[],
    state: 'left' | 'removed',
    leftAtId: number | null,
  ): Promise<void> {
    await manager.query(leaveSql, [id, userIds, state, leftAtId]);
  }

  /** Makes these the members of a conversation whose lock is held; the oldest of them follows an owner who is not among them. */
  async writeMembers(manager: EntityManager, id: number, members: readonly number[]): Promise<void> {
    await manager.query(writeMembersSql, [id, members]);
  }

  async rename(manager: EntityManager, id: number, title: string): Promise<void> {
    await manager.query(renameSql, [id, title]);
  }

  /** Ends writing in a meetup's conversation at a moment. */
  async close(manager: EntityManager, meetupId: number, writableUntil: Date): Promise<void> {
    await manager.query(closeSql, [meetupId, writableUntil]);
  }
}
