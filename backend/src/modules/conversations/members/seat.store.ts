import { Injectable } from '@nestjs/common';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { inZoneSql } from '../../../platform/database/zone.sql.js';
import { seatsSql } from '../../../tables/together/conversations.sql.js';
import { zonesSql } from '../../../tables/notifications.sql.js';

/** What somebody who is in a conversation of several, or is invited to it, may do there. */
export interface Seat {
  conversationId: number;
  kind: 'meetup' | 'group';
  state: 'member' | 'invited';
  isOpen: boolean;
  joinedAfter: number;
  apartFrom: number[];
}

/** Who gets the frames about a member. */
export interface Readers {
  members: number[];
  apart: number[];
}

const seatSql = `
  SELECT conversation_id AS "conversationId", kind, state, is_open AS "isOpen", joined_after AS "joinedAfter",
    apart_from AS "apartFrom"
  FROM ${seatsSql('$1::int')} seat WHERE conversation_id = $2`;

const readersSql = 'SELECT members, apart FROM conversations WHERE id = $1';

const readSql = `
  UPDATE conversation_members SET read_up_to = $3
  WHERE conversation_id = $1 AND user_id = $2 AND state = 'member' AND read_up_to < $3 RETURNING user_id`;

const tomorrowSql = inZoneSql(
  `(date_trunc('day', ${inZoneSql('now()', 'zone')}) + interval '1 day 8 hours')`,
  'zone',
);

const muteSql = `
  UPDATE conversation_members SET muted_until = CASE $3
    WHEN 'always' THEN 'infinity'
    WHEN 'tomorrow' THEN ${tomorrowSql}
  END
  FROM (SELECT coalesce((SELECT zone FROM ${zonesSql} told WHERE user_id = $2), 'UTC') AS zone) clock
  WHERE conversation_id = $1 AND user_id = $2`;

/** What is a user's own in a conversation of several: whether they are in, how far they read, and whether it is muted. */
@Injectable()
export class SeatStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined unless the user is in the conversation or is invited to it. */
  async seat(userId: number, id: number): Promise<Seat | undefined> {
    const { rows } = await this.pool.query<Seat>({ name: 'seat', text: seatSql, values: [userId, id] });
    return rows[0];
  }

  async readers(id: number): Promise<Readers> {
    return (await this.pool.query<Readers>(readersSql, [id])).rows[0] ?? { members: [], apart: [] };
  }

  /** Returns whether this is more than what the user had read. */
  async markRead(userId: number, id: number, messageId: number): Promise<boolean> {
    return (await this.pool.query(readSql, [id, userId, messageId])).rowCount === 1;
  }

  /** Until 8:00 of tomorrow where the user is, for good, or no longer. */
  async mute(userId: number, id: number, until: 'tomorrow' | 'always' | null): Promise<void> {
    await this.pool.query(muteSql, [id, userId, until]);
  }
}
