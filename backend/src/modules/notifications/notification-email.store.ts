import { Injectable } from '@nestjs/common';
import type { OptionalKind } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { isWantedSql } from '../../tables/notifications.sql.js';
import { mayMeetSql, upcomingTripsSql } from '../../tables/trips.sql.js';
import { peopleSql, recipientsSql } from '../../tables/users.sql.js';
import {
  conversationOfLineSql,
  firstUnreadOfLineSql,
  unreadMessagesOfLineSql,
} from './telling/message-lines.sql.js';
import { isToBeToldSql } from './telling/visible.sql.js';

/** A notification as its email tells it. */
export interface EmailedLine {
  actorId: number;
  actorName: string;
  /** How many messages of the conversation are unread; 0 for other kinds. */
  unreadMessages: number;
  /** The conversation of several that they are in; null for messages of the actor alone. */
  conversationId: number | null;
  /** The first place of the catalogue where both are at the same time, and the days; null if there is none. */
  place: string | null;
  startDate: string | null;
  endDate: string | null;
}

const recipientSql = `
  SELECT name, confirmed_email AS email FROM ${recipientsSql} recipient
  WHERE id = $1 AND ${isWantedSql('emailed', '$1', '$2::text')}`;

/** Messages that an earlier email was about are still unread. */
const isAboutTheSameMessages = `EXISTS (
  SELECT FROM notifications earlier
  WHERE earlier.user_id = $1 AND earlier.fold_key = $2 AND earlier.email_id <> $3
    AND (earlier.subject->>'messageId')::bigint >= ${firstUnreadOfLineSql}
)`;

const claimSql = `
  WITH claimed AS (
    UPDATE notifications SET email_id = $3
    WHERE user_id = $1 AND fold_key = $2 AND coalesce(email_id, $3) = $3 AND ${isToBeToldSql}
      AND (kind <> 'message' OR NOT ${isAboutTheSameMessages})
    RETURNING actor_id, kind, subject
  )
  SELECT actor_id AS "actorId", actor.name AS "actorName",
    CASE WHEN kind = 'message' THEN ${unreadMessagesOfLineSql} ELSE 0 END AS "unreadMessages",
    CASE WHEN kind = 'message' THEN ${conversationOfLineSql} END AS "conversationId",
    shared.place, shared.start_date AS "startDate", shared.end_date AS "endDate"
  FROM claimed JOIN ${peopleSql} actor ON actor.id = actor_id
  LEFT JOIN LATERAL (
    SELECT places.name AS place, greatest(mine.start_date, theirs.start_date) AS start_date,
      least(mine.end_date, theirs.end_date) AS end_date
    FROM ${upcomingTripsSql} mine
    JOIN ${upcomingTripsSql} theirs ON theirs.place_id = mine.place_id
      AND theirs.start_date <= mine.end_date AND theirs.end_date >= mine.start_date
    JOIN ${placesSql} places ON places.id = mine.place_id
    WHERE mine.user_id = $1 AND theirs.user_id = actor_id AND places.destination_id IS NOT NULL
      AND ${mayMeetSql('mine', 'theirs')}
    ORDER BY 2, 1 LIMIT 1
  ) shared ON true`;

/** Reads what emails about notifications say, and whether they are still to be sent. */
@Injectable()
export class NotificationEmailStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined for a user who has no confirmed address, cannot be reached, or does not want emails of this kind. */
  async recipient(userId: number, kind: OptionalKind): Promise<{ name: string; email: string } | undefined> {
    return (await this.pool.query<{ name: string; email: string }>(recipientSql, [userId, kind])).rows[0];
  }

  /**
   * Makes this email the one about an unread line. Undefined if there is another, if the line has been read, or if the person
   * it is about is blocked or away by now; about messages also while those of an earlier email are unread.
   */
  async claim(userId: number, foldKey: string, emailId: string): Promise<EmailedLine | undefined> {
    return (await this.pool.query<EmailedLine>(claimSql, [userId, foldKey, emailId])).rows[0];
  }
}
