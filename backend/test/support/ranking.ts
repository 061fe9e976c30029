import { fold, interestNames, limits, quizOptions } from '@wayfellow/contracts';
import type { SearchDto } from '../../src/modules/search/search.dto.js';
import { isPremiumSql } from '../../src/tables/subscriptions.sql.js';
import type { Rank } from '../../src/modules/suggestions/rank.js';
import { todaySql } from '../../src/platform/database/today.sql.js';
import { query } from './query.js';
import type { Instance } from './instance.js';

const options = Object.entries(quizOptions).map(
  ([id, names]) => `'${id}', (ARRAY['${names.join("','")}'])[1 + floor(random() * random() * 4)::int]`,
);

const rows = [
  'SELECT setseed(0.7)',
  `INSERT INTO places (name, folded) SELECT 'Ville ' || n, 'ville ' || n FROM generate_series(1, 60) n`,
  `INSERT INTO users (username, email, password_hash, name)
   SELECT 'r' || n, 'r' || n || '@x.example', '', 'R' FROM generate_series(1, $1::int) n`,
  `INSERT INTO user_interests (user_id, name)
   SELECT id, liked FROM users CROSS JOIN unnest(ARRAY['${interestNames.join("','")}']) liked
   WHERE random() < (hashint4(id) & 7) / 8.0`,
  `INSERT INTO travel_preferences (user_id, answers)
   SELECT id, jsonb_build_object(${options.join(', ')}) FROM users WHERE random() < 0.4`,
  `INSERT INTO subscriptions (user_id, status, current_period_end, cancel_at_period_end)
   SELECT id, (ARRAY['active', 'past_due', 'canceled'])[1 + floor(random() * 3)::int],
     now() + interval '1 day' * (random() * 20 - 10), random() < 0.5
   FROM users WHERE random() < 0.3`,
  `INSERT INTO trips (user_id, place_id, start_date, end_date)
   SELECT user_id, places.id, first, first + CASE WHEN random() < 0.1 THEN 364 * random() ELSE 25 * random() END::int FROM (
     SELECT users.id AS user_id, 'ville ' || (1 + floor(60 * random() * random())::int) AS folded,
       ${todaySql} - 50 + (random() * 170)::int AS first
     FROM users CROSS JOIN generate_series(1, 3) n WHERE random() < 0.4
   ) planned JOIN places USING (folded)`,
  `INSERT INTO matches (requester_id, recipient_id, status)
   SELECT least(a, b), greatest(a, b), (ARRAY['pending', 'accepted', 'rejected'])[1 + floor(random() * 3)::int]
   FROM (
     SELECT 1 + floor(random() * $1::int)::int AS a, 1 + floor(random() * $1::int)::int AS b
     FROM generate_series(1, 4 * $1::int)
   ) pair WHERE a <> b ON CONFLICT DO NOTHING`,
  'ANALYZE',
];

/** Lays so many travelers with interests, quiz answers, subscriptions, trips and matches, past the services. */
export const randomTravelers = async (instance: Instance, count: number): Promise<void> => {
  for (const sql of rows) await query(instance, sql, sql.includes('$1') ? [count] : []);
};

const suggestionsSql = `
  SELECT id, (days IS NOT NULL)::int AS places, coalesce(days, 0) AS days, interests, answers FROM (
    SELECT users.id, met.days, coalesce(alike.interests, 0) AS interests, coalesce(quiz.answers, 0) AS answers
    FROM users
    LEFT JOIN (
      SELECT theirs.user_id,
        greatest(0, max(least(theirs.end_date, mine.end_date) - greatest(theirs.start_date, mine.start_date) + 1)) AS days
      FROM trips mine JOIN trips theirs USING (place_id)
      WHERE mine.user_id = $1 AND mine.end_date >= ${todaySql} AND theirs.end_date >= ${todaySql}
      GROUP BY theirs.user_id
    ) met ON met.user_id = users.id
    LEFT JOIN (
      SELECT theirs.user_id, count(*)::int AS interests FROM user_interests mine JOIN user_interests theirs USING (name)
      WHERE mine.user_id = $1 GROUP BY theirs.user_id
    ) alike ON alike.user_id = users.id
    LEFT JOIN (
      SELECT theirs.user_id, count(*)::int AS answers
      FROM travel_preferences mine CROSS JOIN jsonb_each_text(mine.answers) answer
      JOIN travel_preferences theirs ON theirs.answers ->> answer.key = answer.value
      WHERE mine.user_id = $1 GROUP BY theirs.user_id
    ) quiz ON quiz.user_id = users.id
    WHERE users.id <> $1 AND NOT EXISTS (
      SELECT FROM matches WHERE (requester_id, recipient_id) IN (($1, users.id), (users.id, $1))
    )
  ) candidate
  ORDER BY places DESC, days DESC, interests DESC, answers DESC, id DESC LIMIT $2`;

/** The ranking as the rules read, over the tables themselves. */
export const rankedByTheRules = async (instance: Instance, userId: number, count: number): Promise<Rank[]> =>
  (await query<Rank & { id: number }>(instance, suggestionsSql, [userId, count])).rows;

const searchSql = `
  SELECT trips.id FROM trips JOIN places ON places.id = place_id
  WHERE strpos(folded, $1) > 0 AND end_date >= ${todaySql}
    AND ($2::date IS NULL OR end_date >= $2::date) AND ($3::date IS NULL OR start_date <= $3::date)
    AND ($4::text IS NULL OR EXISTS (
      SELECT FROM user_interests WHERE user_id = trips.user_id AND user_interests.name = $4::text
    ))
  ORDER BY start_date - CASE WHEN ${isPremiumSql('trips.user_id')} THEN ${limits.premiumBoostDays} ELSE 0 END, trips.id
  LIMIT $5`;

/** The ids of the trips that a search finds, as the rules read. */
export const searchedByTheRules = async (
  instance: Instance,
  { destination = '', startDate, endDate, interest }: SearchDto,
  count: number,
): Promise<number[]> => {
  const values = [fold(destination), startDate, endDate, interest, count];
  return (await query<{ id: number }>(instance, searchSql, values)).rows.map(({ id }) => id);
};
