import { limits } from '@wayfellow/contracts';
import { blockedSql } from '../blocks.sql.js';
import { nearPlacesSql, placesSql } from '../destinations.sql.js';
import { shownTripsSql } from '../trips.sql.js';
import { isListedSql, peopleSql } from '../users.sql.js';

/** SQL that selects the ids of the meetups that a user hosts, has joined or waits for. */
export const meetupsOfSql = (user: string): string => `
  SELECT id FROM meetups WHERE host_id = ${user}
  UNION ALL SELECT meetup_id FROM meetup_members WHERE user_id = ${user} AND state IN ('joined', 'waiting')`;

/**
 * SQL that locks a user's meetups until the commit, as everything that changes who is in their chats does before it locks these;
 * ordered by id, so that two transactions cannot deadlock.
 */
export const lockMeetupsOfSql = (user: string): string =>
  `SELECT id FROM meetups WHERE id IN (${meetupsOfSql(user)}) ORDER BY id FOR UPDATE`;

/** SQL expression: the zone of a meetup, if it is the host's because that of its place is not known; else null. */
export const hostsZoneSql = (meetup: string): string => `
  (SELECT CASE WHEN place.destination_id IS NULL THEN ${meetup}.zone END
   FROM ${placesSql} place WHERE place.id = ${meetup}.place_id)`;

/** Subquery: what those in a meetup's chat see of it. `hosts_zone` as {@link hostsZoneSql}. */
export const meetupHeadsSql = `
  (SELECT meetups.id, title, day, starts_at, zone, ${hostsZoneSql('meetups')} AS hosts_zone, place.name AS place, area, spot, hidden_at
   FROM meetups JOIN ${placesSql} place ON place.id = place_id)`;

const { nearKm, chatDays } = limits.meetup;

/** SQL condition: a user hosts a meetup, has joined it or waits for it. */
const isInSql = (viewer: string): string => `(
  meetup.host_id = ${viewer} OR EXISTS (
    SELECT FROM meetup_members mine
    WHERE mine.meetup_id = meetup.id AND mine.user_id = ${viewer} AND mine.state IN ('joined', 'waiting')
  ))`;

/** The viewer's trips on the meetup's day, unless they are quiet: which place, and how far from it the meetup is. */
const tripsThereSql = (viewer: string): string => `
  ${shownTripsSql} trip LEFT JOIN ${nearPlacesSql} near ON near.place_id = trip.place_id AND near.near_id = meetup.place_id
  WHERE trip.user_id = ${viewer} AND meetup.day BETWEEN trip.start_date AND trip.end_date
    AND (trip.place_id = meetup.place_id OR near.km <= ${nearKm})`;

/** SQL expression: how far a meetup is from where the viewer is on its day; null if that is not near. */
export const kmFromViewerSql = (viewer: string): string => `
  (SELECT min(CASE WHEN trip.place_id = meetup.place_id THEN 0 ELSE near.km END)::int FROM ${tripsThereSql(viewer)})`;

/** SQL condition: neither the host nor anybody who has joined is in a block with a user. */
export const isUnbarredSql = (user: string): string => `(
  meetup.host_id NOT IN (${blockedSql(user)})
  AND NOT EXISTS (
    SELECT FROM meetup_members guest
    WHERE guest.meetup_id = meetup.id AND guest.state = 'joined' AND guest.user_id IN (${blockedSql(user)})
  ))`;

/**
 * SQL condition: a user is in a meetup that takes place or whose chat is open: they may act on it, also to leave it while it is
 * hidden. A block between guest and host changes nothing of one whose chat is closed, but hides it from the guest. `viewer` is
 * an int placeholder, the row of meetups is named `meetup`.
 */
export const isHeldSql = (viewer: string): string => `(
  ${isInSql(viewer)} AND meetup.host_id NOT IN (${blockedSql(viewer)})
  AND (meetup.state <> 'cancelled' OR meetup.ends_at > now() - interval '${chatDays} days')
)`;

/**
 * SQL condition: a meetup exists for a viewer: who is in it sees it, a cancelled one until its chat would have closed; who is
 * there on its day, until it is over; a hidden one is seen by its host alone. `viewer` and the row as above.
 */
export const isSeenSql = (viewer: string): string => `(
  (meetup.hidden_at IS NULL OR meetup.host_id = ${viewer}) AND (
    ${isHeldSql(viewer)}
    OR (
      meetup.state <> 'cancelled' AND meetup.ends_at > now()
      AND EXISTS (SELECT FROM ${tripsThereSql(viewer)})
      AND EXISTS (SELECT FROM ${peopleSql} host WHERE host.id = meetup.host_id AND ${isListedSql(viewer, 'host.shown')})
      AND NOT EXISTS (
        SELECT FROM meetup_members mine
        WHERE mine.meetup_id = meetup.id AND mine.user_id = ${viewer} AND mine.state = 'removed'
      )
      AND ${isUnbarredSql(viewer)}
    )
  ))`;

/**
 * Subquery: the meetups that a user sees, or was in at any time, as that user reads them. Columns: id, host_id, title,
 * description, place, area, spot (null unless they have joined), starts_at, zone, created_at.
 */
export const readMeetupsSql = (viewer: string): string => `
  (SELECT meetup.id, host_id, title, description, place.name AS place, area, starts_at, zone, meetup.created_at,
     CASE WHEN member.state = 'joined' THEN spot END AS spot
   FROM meetups meetup JOIN ${placesSql} place ON place.id = meetup.place_id
   LEFT JOIN meetup_members member ON member.meetup_id = meetup.id AND member.user_id = ${viewer}
   WHERE member.user_id IS NOT NULL OR ${isSeenSql(viewer)})`;
