import { Injectable } from '@nestjs/common';
import type { BlockView } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { momentSql, timeOfMomentSql } from '../../platform/database/moment.sql.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { wereTogetherSql } from '../../tables/together/conversations.sql.js';
import { isListedSql, peopleSql } from '../../tables/users.sql.js';

/** The blocks between a user and another. */
interface PairState {
  /** Whether the user has blocked the other. */
  isMine: boolean;
  /** Whether the other has blocked the user. */
  isTheirs: boolean;
  /** Whether lists would show the other to the user, if there were no block. */
  isListed: boolean;
  /** Whether the two were in a conversation of several together, where neither disappears for the other. */
  wereTogether: boolean;
}

const betweenSql = `
  SELECT EXISTS (SELECT FROM blocks WHERE blocker_id = $1 AND blocked_id = $2) AS "isMine",
    EXISTS (SELECT FROM blocks WHERE blocker_id = $2 AND blocked_id = $1) AS "isTheirs",
    EXISTS (SELECT FROM ${peopleSql} person WHERE id = $2 AND ${isListedSql('$1', 'shown')}) AS "isListed",
    ${wereTogetherSql('$1::int', '$2::int')} AS "wereTogether"`;

const addSql = 'INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)';

const removeSql = `
  WITH gone AS (DELETE FROM blocks WHERE blocker_id = $1 AND blocked_id = $2 RETURNING 1)
  SELECT count(*)::int AS count FROM gone`;

// $2 and $3: the moment, in microseconds since 1970, and the id to begin after, or null.
const pageSql = `
  SELECT person.id, person.name, person.profile_image AS "profileImage",
    to_char(blocks.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "blockedAt",
    ${momentSql('blocks.created_at')} AS moment
  FROM blocks JOIN ${peopleSql} person ON person.id = blocks.blocked_id
  WHERE blocker_id = $1 AND ($2::bigint IS NULL
    OR (blocks.created_at, blocked_id) < (${timeOfMomentSql('$2')}, $3::int))
  ORDER BY blocks.created_at DESC, blocked_id DESC LIMIT $4`;

/** The table of blocks. Callers that write lock both users first. */
@Injectable()
export class BlockStore {
  constructor(private readonly pool: PgPool) {}

  async between(manager: EntityManager, userId: number, otherUserId: number): Promise<PairState> {
    const [found]: PairState[] = await manager.query(betweenSql, [userId, otherUserId]);
    return found as PairState;
  }

  async add(manager: EntityManager, userId: number, otherUserId: number): Promise<void> {
    await manager.query(addSql, [userId, otherUserId]);
  }

  /** Returns whether there was a block. */
  async remove(manager: EntityManager, userId: number, otherUserId: number): Promise<boolean> {
    const [gone]: { count: number }[] = await manager.query(removeSql, [userId, otherUserId]);
    return gone?.count === 1;
  }

  async page(
    userId: number,
    after: readonly [moment: number, id: number] | undefined,
    count: number,
  ): Promise<(BlockView & { moment: number })[]> {
    const [moment = null, id = null] = after ?? [];
    const { rows } = await this.pool.query<BlockView & { moment: number }>(pageSql, [
      userId,
      moment,
      id,
      count,
    ]);
    return rows;
  }
}
