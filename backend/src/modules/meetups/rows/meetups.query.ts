import { type CalendarDay, type MeetupView, limits } from '@wayfellow/contracts';
import { momentSql } from '../../../platform/database/moment.sql.js';
import { blockedSql } from '../../../tables/blocks.sql.js';
import { meetupConversationSql } from '../../../tables/together/conversations.sql.js';
import { connectionStateSql } from '../../../tables/matches.sql.js';
import { nearPlacesSql, placesSql } from '../../../tables/destinations.sql.js';
import { isSeenSql, kmFromViewerSql, meetupsOfSql } from '../../../tables/together/meetups.sql.js';
import { tripsOfSql } from '../../../tables/trips.sql.js';
import { canSeeSql, peopleSql } from '../../../tables/users.sql.js';

/** A meetup as its view has it, except for the people, who are ids. */
export interface MeetupRow extends Omit<MeetupView, 'host' | 'going' | 'time'> {
  hostId: number;
  goingIds: number[];
  startsAt: Date;
  endsAt: Date;
  day: CalendarDay;
  /** In microseconds since 1970. */
  moment: number;
  /** Where it stands in the list of one's own. */
  isOver: number;
  rank: number;
}

/** What a meetup keeps for the host and those who have joined. */
const isGuest = `(meetup.host_id = $1::int OR mine.state = 'joined')`;

/** What $1 sees of those of some meetups (`from`, where their row is named `meetup`) that exist for them. */
const seenSql = (from: string): string => `
  SELECT meetup.id, host_id AS "hostId", title, description, place.name AS destination,
    place.destination_id AS "destinationId", ${kmFromViewerSql('$1::int')} AS km, day, starts_at AS "startsAt",
    ends_at AS "endsAt", (extract(epoch FROM ends_at - starts_at) / 60)::int AS minutes, zone, area, capacity,
    joined_count AS joined, meetup.state, version, hidden_at IS NOT NULL AS "isHidden",
    (SELECT count(*)::int FROM meetup_members waiting
     WHERE waiting.meetup_id = meetup.id AND waiting.state = 'waiting') AS waiting,
    CASE WHEN host_id = $1::int THEN 'host' WHEN mine.state IN ('joined', 'waiting') THEN mine.state ELSE 'none' END
      AS "myState",
    CASE WHEN mine.state = 'waiting' THEN (
      SELECT count(*)::int FROM meetup_members ahead
      WHERE ahead.meetup_id = meetup.id AND ahead.state = 'waiting' AND ahead.seq <= mine.seq
    ) END AS place,
    CASE WHEN ${isGuest} THEN spot END AS spot,
    CASE WHEN ${isGuest} THEN ${meetupConversationSql('meetup.id')} END AS "conversationId",
    ARRAY(
      SELECT user_id FROM meetup_members guest JOIN ${peopleSql} person ON person.id = user_id
      WHERE guest.meetup_id = meetup.id AND guest.state = 'joined'
        AND (${canSeeSql('$1', 'person')} OR ${isGuest} AND user_id NOT IN (${blockedSql('$1')}))
      ORDER BY seq
    ) AS "goingIds",
    ${momentSql('starts_at')} AS moment, (ends_at <= now())::int AS "isOver",
    (extract(epoch FROM starts_at) / 60)::int * CASE WHEN ends_at <= now() THEN -1 ELSE 1 END AS rank
  FROM ${from}
  JOIN ${placesSql} place ON place.id = meetup.place_id
  LEFT JOIN meetup_members mine ON mine.meetup_id = meetup.id AND mine.user_id = $1::int
  WHERE ${isSeenSql('$1::int')}`;

/** One ($2), if it exists for $1. */
export const oneSql = `${seenSql('meetups meetup')} AND meetup.id = $2`;

/** How a viewer ($1) stands with each of some users ($2). */
export const connectionsSql = `
  SELECT person.id, ${connectionStateSql('$1', 'person.id')} AS connection FROM unnest($2::int[]) AS person (id)`;

/** The meetups on the days of $1's trips, at their places or near them. */
const onTrips = `
  ${tripsOfSql('$1::int')} trip CROSS JOIN LATERAL (
    SELECT trip.place_id AS id UNION ALL
    SELECT near_id FROM ${nearPlacesSql} near WHERE near.place_id = trip.place_id AND km <= ${limits.meetup.nearKm}
  ) around
  JOIN meetups meetup ON meetup.place_id = around.id AND meetup.day BETWEEN trip.start_date AND trip.end_date
    AND meetup.state <> 'cancelled' AND meetup.ends_at > now()`;

/** What is offered on the days of a trip ($2) of $1's: on one day ($3) or all, after the one of moment $4 and id $5. */
export const ofTripSql = `
  ${seenSql(onTrips)} AND trip.id = $2 AND ($3::date IS NULL OR day = $3)
  AND ($4::bigint IS NULL OR (${momentSql('starts_at')}, meetup.id) > ($4::bigint, $5::int))
  ORDER BY starts_at, meetup.id LIMIT $6`;

/** How many of them there are for each of some trips ($2). */
export const countsSql = `
  SELECT trip.id, count(*)::int AS count FROM ${onTrips}
  WHERE trip.id = ANY($2::int[]) AND ${isSeenSql('$1::int')} GROUP BY trip.id`;

/** Those that $1 is in: coming ones soonest first, then the latest that are over. */
export const mineSql = `
  SELECT * FROM (${seenSql(`(${meetupsOfSql('$1::int')}) own JOIN meetups meetup ON meetup.id = own.id`)}) own
  WHERE $2::int IS NULL OR ("isOver", rank, id) > ($2::int, $3::int, $4::int)
  ORDER BY "isOver", rank, id LIMIT $5`;
