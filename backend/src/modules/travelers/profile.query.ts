import {
  type ConnectionState,
  type NextTripView,
  type OwnReferenceView,
  type ReferenceView,
  limits,
} from '@wayfellow/contracts';
import { placesSql } from '../../tables/destinations.sql.js';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { answersWithinADaySql } from '../../tables/messages.sql.js';
import { shownPhotosSql } from '../../tables/photos.sql.js';
import { ownReferenceSql, referencesAboutSql, traveledWithSql } from '../../tables/references.sql.js';
import { seenTripsSql } from '../../tables/trips.sql.js';
import { accountsSql } from '../../tables/users.sql.js';

export interface AboutRow {
  connection: ConnectionState;
  isConfirmed: boolean;
  memberSince: Date;
  traveledWith: number;
  /** Null where too few wrote to them lately. */
  answersWithinADay: boolean | null;
  references: ReferenceView[];
  referenceCount: number;
  ownReference: OwnReferenceView | null;
  /** Null if their picture is no uploaded photo. */
  photoId: number | null;
}

/** The viewer's ($1) connection with a user ($2), what is known about the user, and what others wrote about them. */
export const aboutSql = `
  SELECT ${connectionStateSql('$1', 'account.id')} AS connection,
    account.is_confirmed AS "isConfirmed", account.member_since AS "memberSince",
    ${traveledWithSql('$2', '$1')} AS "traveledWith", ${answersWithinADaySql('$2::int')} AS "answersWithinADay",
    (SELECT coalesce(jsonb_agg(to_jsonb(latest) - 'revealed_at' ORDER BY revealed_at DESC, id DESC), '[]') FROM (
      SELECT * FROM ${referencesAboutSql('$2', '$1')} about
      ORDER BY revealed_at DESC, id DESC LIMIT ${limits.profileReferences}
    ) latest) AS references,
    (SELECT count(*)::int FROM ${referencesAboutSql('$2', '$1')} about) AS "referenceCount",
    (SELECT to_jsonb(own) FROM ${ownReferenceSql('$1', '$2')} own) AS "ownReference",
    (SELECT photo.id FROM ${shownPhotosSql} photo WHERE photo.user_id = account.id) AS "photoId"
  FROM ${accountsSql} account WHERE account.id = $2`;

/** The trips of a user ($2) that the viewer ($1) sees and that are not over, soonest first. */
export const tripsSql = `
  SELECT place.name AS destination, place.destination_id AS "destinationId", place.cover_image AS "coverImage",
    trip.start_date AS "startDate", trip.end_date AS "endDate"
  FROM ${seenTripsSql('$1::int')} trip JOIN ${placesSql} place ON place.id = trip.place_id
  WHERE trip.user_id = $2
  ORDER BY trip.start_date, trip.id LIMIT ${limits.profileTrips}`;

/** The columns are those of the view. */
export type TripRow = NextTripView;
