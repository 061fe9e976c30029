import { Injectable } from '@nestjs/common';
import type { CalendarDay } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { inZoneSql } from '../../../platform/database/zone.sql.js';
import { placesSql } from '../../../tables/destinations.sql.js';
import { hostsZoneSql } from '../../../tables/together/meetups.sql.js';

/** When those who are in a meetup are reminded of it: on the evening before, and two hours before. */
export type ReminderKind = 'day-before' | 'soon';

/** Somebody who is to be reminded of a meetup. */
interface Reminded {
  meetupId: number;
  userId: number;
  hostId: number;
}

/** What an email says of a meetup. Where exactly is not in it: whoever sees the mailbox would be told, too. */
export interface RemindedMeetup {
  title: string;
  day: CalendarDay;
  startsAt: Date;
  zone: string;
  /** The same, if it is the host's because that of the place is not known. */
  hostsZone: string | null;
  area: string;
  place: string;
}

const AT_ONCE = 500;

/** SQL condition: at its place it is not yet the day of a meetup, of which is told that it is tomorrow. */
const isAheadSql = `day > ${inZoneSql('now()', 'zone')}::date`;

/** Who joined when it was due already has just read when it begins. */
const due: Readonly<Record<ReminderKind, string>> = {
  'day-before': `remind_at <= now() AND starts_at > now() + interval '2 hours' AND ${isAheadSql} AND person.since < remind_at`,
  soon: `starts_at <= now() + interval '2 hours' AND person.since < starts_at - interval '2 hours'`,
};

// The primary key decides: of two workers one inserts the row, and its notification is of the same transaction. A meetup that is
// being changed is left to the next look, which sees when it begins then.
const takeSql = (kind: ReminderKind): string => `
  WITH due AS (
    SELECT meetup.id AS meetup_id, person.id AS user_id
    FROM meetups meetup CROSS JOIN LATERAL (
      SELECT host_id AS id, created_at AS since
      UNION ALL
      SELECT user_id, changed_at FROM meetup_members WHERE meetup_id = meetup.id AND state = 'joined'
    ) person
    WHERE meetup.state <> 'cancelled' AND hidden_at IS NULL AND starts_at > now() AND starts_at < now() + interval '3 days' AND ${due[kind]}
      AND NOT EXISTS (
        SELECT FROM meetup_reminders told
        WHERE told.meetup_id = meetup.id AND told.user_id = person.id AND told.kind = '${kind}'
      )
    ORDER BY meetup.id, person.id LIMIT ${AT_ONCE} FOR KEY SHARE OF meetup SKIP LOCKED
  ), taken AS (
    INSERT INTO meetup_reminders (meetup_id, user_id, kind) SELECT meetup_id, user_id, '${kind}' FROM due
    ON CONFLICT DO NOTHING RETURNING meetup_id, user_id
  )
  SELECT meetup_id AS "meetupId", user_id AS "userId", host_id AS "hostId"
  FROM taken JOIN meetups ON meetups.id = meetup_id`;
const takeSqlOf = { 'day-before': takeSql('day-before'), soon: takeSql('soon') } as const;

const emailedSql = `
  SELECT title, day, starts_at AS "startsAt", zone, ${hostsZoneSql('meetups')} AS "hostsZone", area, place.name AS place
  FROM meetups JOIN ${placesSql} place ON place.id = place_id
  WHERE meetups.id = $1 AND state <> 'cancelled' AND hidden_at IS NULL AND ${isAheadSql} AND (
    host_id = $2 OR EXISTS (
      SELECT FROM meetup_members WHERE meetup_id = $1 AND user_id = $2 AND meetup_members.state = 'joined'
    )
  )`;

/** Who was reminded of which meetup. */
@Injectable()
export class ReminderStore {
  constructor(private readonly pool: PgPool) {}

  /** Takes up to 500 reminders that are due. Two workers never take the same; a worker that dies takes none. */
  take(manager: EntityManager, kind: ReminderKind): Promise<Reminded[]> {
    return manager.query(takeSqlOf[kind]);
  }

  /** What an email says of a meetup; undefined if it does not take place, is not ahead any more, or the user is not in it any more. */
  async emailed(meetupId: number, userId: number): Promise<RemindedMeetup | undefined> {
    return (await this.pool.query<RemindedMeetup>(emailedSql, [meetupId, userId])).rows[0];
  }
}
