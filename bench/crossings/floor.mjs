// About the best this machine can do, from the floor's own cards (../search/floor.mjs): those who share days with a board, ranked
// as pairs of trips. It knows no blocks, no quiet trips, and nobody who is not shown.

/** Lets the floor find one traveler; run it after `makeFloor`. */
export const indexOfPeople = `
  CREATE INDEX IF NOT EXISTS people_by_id ON floor.people (user_id) INCLUDE (interest_mask, quiz_mask)`;

const SHORT = 21;
const LONGEST = 365;

const cards = (place) =>
  [
    ['<', SHORT - 1],
    ['>=', LONGEST - 1],
  ]
    .map(
      ([compared, daysBefore]) => `
    SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM floor.cards
    WHERE place_id = ${place} AND end_date - start_date ${compared} ${SHORT} AND end_date >= $3::date
      AND start_date BETWEEN $3::date - ${daysBefore} AND $4::date`,
    )
    .join(' UNION ALL ');

const declined = `SELECT recipient_id FROM matches WHERE requester_id = $1 AND status = 'rejected'
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1 AND status = 'rejected'`;

/** The cards at one place ($2), or at several. */
const all = (isNear) =>
  isNear
    ? `unnest($2::int[]) place (id) CROSS JOIN LATERAL (${cards('place.id')}) card`
    : `(${cards('$2::int')}) card`;
const isOther = `user_id <> $1 AND user_id NOT IN (${declined})`;

/** The ids of the first 20: $1 viewer, $2 place or places, $3 first and $4 last day. The best 126 pairs of trips hold the best 20 people. */
export const floorPeople = (isNear) => `
  WITH mine AS MATERIALIZED (SELECT interest_mask, quiz_mask FROM floor.people WHERE user_id = $1),
  best AS MATERIALIZED (
    SELECT user_id, least(end_date, $4::date) - greatest(start_date, $3::date) + 1 AS days,
      bit_count((card.interest_mask & mine.interest_mask)::bit(32)) AS interests,
      bit_count((card.quiz_mask & mine.quiz_mask)::bit(32)) AS answers
    FROM mine CROSS JOIN ${all(isNear)} WHERE ${isOther}
    ORDER BY days DESC, interests DESC, answers DESC, user_id DESC LIMIT 126
  )
  SELECT user_id AS id FROM best GROUP BY user_id, interests, answers
  ORDER BY max(days) DESC, interests DESC, answers DESC, user_id DESC LIMIT 20`;

/** The same cards, counted: the least that has to be read to count people a day. */
export const floorDays = (isNear) => `SELECT count(*)::int AS id FROM ${all(isNear)} WHERE ${isOther}`;
