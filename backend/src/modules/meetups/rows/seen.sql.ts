import { limits } from '@wayfellow/contracts';
import { blockedSql } from '../../../tables/blocks.sql.js';
import { nearPlacesSql } from '../../../tables/destinations.sql.js';
import { openTripsSql } from '../../../tables/trips.sql.js';
import { isListedSql, peopleSql } from '../../../tables/users.sql.js';

const { nearKm, chatDays } = limits.meetup;

/** SQL condition: a user hosts a meetup, has joined it or waits for it. */
const isInSql = (viewer: string): string => `(
  meetup.host_id = ${viewer} OR EXISTS (
    SELECT FROM meetup_members mine
    WHERE mine.meetup_id = meetup.id AND mine.user_id = ${viewer} AND mine.state IN ('joined', 'waiting')
  ))`;

/** The viewer's open trips on the meetup's day: which place, and how far from it the meetup is. */
const tripsThereSql = (viewer: string): string => `
  ${openTripsSql} trip LEFT JOIN ${nearPlacesSql} near ON near.place_id = trip.place_id AND near.near_id = meetup.place_id
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
 * SQL condition: a meetup exists for a viewer: who is in it sees it, a cancelled one until its chat would have closed; who is
 * there on its day, until it is over. `viewer` is an int placeholder, the row of meetups is named `meetup`.
 */
export const isSeenSql = (viewer: string): string => `(
  (${isInSql(viewer)} AND (meetup.state <> 'cancelled' OR meetup.ends_at > now() - interval '${chatDays} days'))
  OR (
    meetup.state <> 'cancelled' AND meetup.ends_at > now()
    AND EXISTS (SELECT FROM ${tripsThereSql(viewer)})
    AND EXISTS (SELECT FROM ${peopleSql} host WHERE host.id = meetup.host_id AND ${isListedSql(viewer, 'host.shown')})
    AND NOT EXISTS (
      SELECT FROM meetup_members mine
      WHERE mine.meetup_id = meetup.id AND mine.user_id = ${viewer} AND mine.state = 'removed'
    )
    AND ${isUnbarredSql(viewer)}
  ))`;
