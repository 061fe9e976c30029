// About the best this machine can do, in the same database: a projection of its own with covering indexes, and for
// suggestions a list made beforehand. It boosts nobody and pages nowhere.
import { interestNames, quizOptions } from '@wayfellow/contracts';

const today = `(now() AT TIME ZONE 'UTC')::date`;
const quoted = (texts) => `ARRAY['${texts.join("','")}']`;
const interestBits = quoted(interestNames);
const answerBits = quoted(
  Object.entries(quizOptions).flatMap(([id, options]) => options.map((option) => `${id}:${option}`)),
);
const columns = 'INCLUDE (end_date, user_id, interest_mask, quiz_mask)';
const SHORT = 21;
const LONGEST = 365;

const floorSchema = [
  'CREATE SCHEMA floor',
  `CREATE TABLE floor.people AS
   SELECT id AS user_id,
     coalesce((SELECT bit_or(1 << (array_position(${interestBits}, name) - 1)) FROM user_interests WHERE user_id = users.id), 0)
       AS interest_mask,
     coalesce((SELECT bit_or(1 << (array_position(${answerBits}, key || ':' || value) - 1))
       FROM travel_preferences, jsonb_each_text(answers) WHERE user_id = users.id), 0) AS quiz_mask
   FROM users`,
  `CREATE TABLE floor.cards AS
   SELECT id AS trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask
   FROM trips JOIN floor.people USING (user_id)`,
  `CREATE INDEX ON floor.cards (place_id, start_date, trip_id) ${columns} WHERE end_date - start_date < ${SHORT}`,
  `CREATE INDEX ON floor.cards (place_id, start_date, trip_id) ${columns} WHERE end_date - start_date >= ${SHORT}`,
  `CREATE INDEX ON floor.cards (user_id) INCLUDE (place_id, start_date, end_date, interest_mask, quiz_mask)`,
  'CREATE TABLE floor.ready (user_id int PRIMARY KEY, other_ids int[] NOT NULL)',
  'VACUUM (ANALYZE) floor.cards',
];

/** Makes the floor's tables; takes a while, once a database. */
export const makeFloor = async (pool) => {
  const { rows } = await pool.query(`SELECT to_regclass('floor.ready') AS made`);
  if (!rows[0].made) for (const statement of floorSchema) await pool.query(statement);
};

const known = `SELECT recipient_id FROM matches WHERE requester_id = $1
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1`;
const overlapping = (nights, daysBefore) => `
  SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM floor.cards
  WHERE place_id = mine.place_id AND end_date - start_date ${nights} AND end_date >= mine.start_date
    AND start_date BETWEEN mine.start_date - ${daysBefore} AND mine.end_date AND end_date >= ${today}`;

/** The 21 best of those who share days: $1 the seeker. The best 126 pairs of trips hold the best 21 people. */
export const floorShared = `
  WITH mine AS MATERIALIZED (
    SELECT place_id, greatest(start_date, ${today} - ${LONGEST}) AS start_date, end_date, interest_mask, quiz_mask
    FROM floor.cards WHERE user_id = $1 AND end_date >= ${today}
  ), best AS MATERIALIZED (
    SELECT user_id, least(c.end_date, mine.end_date) - greatest(c.start_date, mine.start_date) + 1 AS days,
      bit_count((c.interest_mask & mine.interest_mask)::bit(32)) AS interests,
      bit_count((c.quiz_mask & mine.quiz_mask)::bit(32)) AS answers
    FROM mine CROSS JOIN LATERAL (
      ${overlapping(`< ${SHORT}`, SHORT - 1)} UNION ALL ${overlapping(`>= ${SHORT}`, LONGEST - 1)}
    ) c
    WHERE user_id <> $1 AND user_id NOT IN (${known})
    ORDER BY days DESC, interests DESC, answers DESC, user_id DESC LIMIT 126
  )
  SELECT user_id AS id FROM best GROUP BY user_id, interests, answers
  ORDER BY max(days) DESC, interests DESC, answers DESC, user_id DESC LIMIT 21`;

/** Reads a list made beforehand, without whom the seeker has got to know since: $1 the seeker. */
export const floorReady = `
  SELECT other_id AS id FROM floor.ready, unnest(other_ids) WITH ORDINALITY AS listed (other_id, n)
  WHERE user_id = $1 AND other_id NOT IN (${known}) ORDER BY n LIMIT 21`;

const searched = (nights, daysBefore) => `(
  SELECT trip_id, user_id, start_date FROM floor.cards
  WHERE place_id = place.id AND end_date - start_date ${nights}
    AND end_date >= greatest(${today}, coalesce($2::date, ${today}))
    AND start_date BETWEEN greatest(${today}, coalesce($2::date, ${today})) - ${daysBefore} AND coalesce($3::date, 'infinity')
    AND ($4::int IS NULL OR interest_mask & $4::int <> 0)
  ORDER BY start_date, trip_id LIMIT 21)`;

/** The 21 soonest trips: $1 the folded text, $2 and $3 the days or null, $4 the interest's bit or null. */
export const floorSearch = `
  WITH place AS MATERIALIZED (SELECT id FROM places WHERE strpos(folded, $1) > 0)
  SELECT trip_id AS id FROM place CROSS JOIN LATERAL (
    ${searched(`< ${SHORT}`, SHORT - 1)} UNION ALL ${searched(`>= ${SHORT}`, LONGEST - 1)}
  ) found ORDER BY start_date, trip_id LIMIT 21`;

/** The bit that the floor keeps an interest as. */
export const bitOf = (interest) => 1 << interestNames.indexOf(interest);
