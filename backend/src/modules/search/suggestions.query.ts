import { todaySql } from '../../platform/database/shared-sql.js';
import type { Traits } from './fit.js';

/** How well a candidate fits, as the ranking sees it, most weighty first. */
export interface Rank {
  /** 1 for those who go to one of the viewer's places, else 0. */
  places: number;
  /** Most days that a trip of theirs shares with one of the viewer's. */
  days: number;
  interests: number;
  answers: number;
  /** The user's id: the newest member first. */
  id: number;
}

const sharedPlaces = `
  WITH mine AS MATERIALIZED (
    SELECT place_id, start_date, end_date FROM trips WHERE user_id = $1 AND end_date >= ${todaySql}
  ),
  meeting AS MATERIALIZED (
    SELECT trips.user_id,
      greatest(0, max(least(trips.end_date, mine.end_date) - greatest(trips.start_date, mine.start_date) + 1)) AS days
    FROM mine JOIN trips ON trips.place_id = mine.place_id
    WHERE trips.end_date >= ${todaySql}
    GROUP BY trips.user_id
  )`;

const alike = `(
  SELECT count(*) FROM jsonb_each_text(theirs.answers) JOIN jsonb_each_text($3::jsonb) mine USING (key, value)
)::int`;

/** Few candidates: those who go to one of the viewer's places. */
const fromSamePlaces = `
  SELECT meeting.user_id AS id, 1 AS places, meeting.days, (
      SELECT count(*) FROM user_interests WHERE user_id = meeting.user_id AND name = ANY($2)
    )::int AS interests, ${alike} AS answers
  FROM meeting LEFT JOIN travel_preferences theirs ON theirs.user_id = meeting.user_id`;

/** Everybody else: interests are counted once for all, not one by one. */
const fromElsewhere = `
  SELECT users.id, 0 AS places, 0 AS days, coalesce(liking.interests, 0) AS interests, ${alike} AS answers
  FROM users
  LEFT JOIN (
    SELECT user_id, count(*)::int AS interests FROM user_interests WHERE name = ANY($2) GROUP BY user_id
  ) liking ON liking.user_id = users.id
  LEFT JOIN travel_preferences theirs ON theirs.user_id = users.id
  WHERE users.id NOT IN (SELECT user_id FROM meeting)`;

const known = `
  SELECT recipient_id FROM matches WHERE requester_id = $1
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1`;

const rankedSql = (candidates: string) => `
  ${sharedPlaces}
  SELECT id, places, days, interests, answers FROM (${candidates}) candidate
  WHERE id <> $1 AND id NOT IN (${known})
    AND ($4::int IS NULL OR (days, interests, answers, id) < ($4::int, $5::int, $6::int, $7::int))
  ORDER BY days DESC, interests DESC, answers DESC, id DESC
  LIMIT $8`;

export interface Seeker extends Traits {
  id: number;
}

const queryOf = (text: string) => (seeker: Seeker, after: Rank | undefined, count: number) => ({
  text,
  values: [
    seeker.id,
    seeker.interests,
    seeker.answers ?? null,
    ...(after ? [after.days, after.interests, after.answers, after.id] : [null, null, null, null]),
    count,
  ],
});

/** The best of those who go where the seeker goes; all of them rank before everybody else. */
export const samePlacesQuery = queryOf(rankedSql(fromSamePlaces));

/** The best of those who go elsewhere, or nowhere yet. */
export const elsewhereQuery = queryOf(rankedSql(fromElsewhere));
