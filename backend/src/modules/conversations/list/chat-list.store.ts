import { Injectable } from '@nestjs/common';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { type GroupRow, type MemberRow, groupsSql, membersSql } from './chats.query.js';

/** Reads a user's conversations of several. */
@Injectable()
export class ChatListStore {
  constructor(private readonly pool: PgPool) {}

  /** So many, the latest first, after a moment and an id. */
  async page(
    userId: number,
    after: readonly [activeAt: number, id: number] | undefined,
    count: number,
  ): Promise<GroupRow[]> {
    return this.rows([userId, ...(after ?? [null, null]), count, null]);
  }

  /** Undefined unless the user is in it, or is invited. */
  async one(userId: number, id: number): Promise<GroupRow | undefined> {
    return (await this.rows([userId, null, null, 1, id]))[0];
  }

  /** Who is in these conversations or invited; with `leftAfter` also who was in after that message. */
  async members(userId: number, ids: readonly number[], leftAfter: number | null): Promise<MemberRow[]> {
    if (ids.length === 0) return [];
    return (await this.pool.query<MemberRow>(membersSql, [userId, ids, leftAfter])).rows;
  }

  private async rows(values: unknown[]): Promise<GroupRow[]> {
    return (await this.pool.query<GroupRow>({ name: 'group-list', text: groupsSql, values })).rows;
  }
}
