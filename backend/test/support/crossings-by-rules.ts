import type { CrossingView } from '@wayfellow/contracts';
import { todaySql } from '../../src/platform/database/today.sql.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

const either = (one: string, other: string) => `IN ((${one}, ${other}), (${other}, ${one}))`;

// $1 trip, $2 first day or null, $3 how near.
const metSql = `
  mine AS (SELECT *, greatest(start_date, ${todaySql}, $2::date) AS first_day FROM trips WHERE id = $1),
  board AS (SELECT *, least(end_date, first_day + 59) AS last_day FROM mine),
  spot AS (
    SELECT place_id AS id, 0 AS km FROM board
    UNION ALL (
      SELECT near_id, place_near.km FROM place_near JOIN board USING (place_id)
      WHERE $3::int > 0 AND (place_near.km IS NULL OR place_near.km <= $3)
      ORDER BY place_near.km NULLS FIRST, near_id LIMIT 8
    )
  ),
  met AS (
    SELECT theirs.*, board.user_id AS viewer_id, first_day, last_day, spot.km, spot.id = board.place_id AS is_same, (
      SELECT count(*)::int FROM generate_series(first_day, last_day, '1 day') one
      WHERE one BETWEEN theirs.start_date AND theirs.end_date
    ) AS days
    FROM board CROSS JOIN spot JOIN trips theirs ON theirs.place_id = spot.id JOIN users ON users.id = theirs.user_id
    WHERE theirs.user_id <> board.user_id AND NOT theirs.is_quiet AND users.standing = 'active'
      AND users.findable <> 'nobody'
      AND NOT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) ${either('theirs.user_id', 'board.user_id')})
      AND NOT EXISTS (
        SELECT FROM matches
        WHERE status = 'rejected' AND (requester_id, recipient_id) ${either('theirs.user_id', 'board.user_id')}
      )
  )`;

const peopleSql = `
  WITH ${metSql}, person AS (
    SELECT user_id AS id, viewer_id, max(ARRAY[days, is_same::int]) AS best FROM met WHERE days > 0
    GROUP BY user_id, viewer_id
  ), compared AS (
    SELECT id, best, (
        SELECT count(*)::int FROM user_interests mine JOIN user_interests theirs USING (name)
        WHERE mine.user_id = viewer_id AND theirs.user_id = person.id
      ) AS interests, (
        SELECT count(*)::int FROM travel_preferences mine CROSS JOIN jsonb_each_text(mine.answers) answer
        JOIN travel_preferences theirs ON theirs.answers ->> answer.key = answer.value
        WHERE mine.user_id = viewer_id AND theirs.user_id = person.id
      ) AS answers, (
        SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date, 'km', km) ORDER BY start_date, met.id)
        FROM met WHERE met.user_id = person.id AND days > 0
      ) AS bars
    FROM person
  )
  SELECT id, best[1] AS days, interests, bars FROM compared
  ORDER BY best DESC, interests DESC, answers DESC, id DESC`;

/** What is compared of a person of a board. */
export interface PersonByRules {
  id: number;
  days: number;
  interests: number;
  bars: { startDate: string; endDate: string; km: number | null }[];
}

/** The same of what the product answers. */
export const comparable = ({ id, days, sharedInterests, bars }: CrossingView): PersonByRules => ({
  id,
  days,
  interests: sharedInterests.length,
  bars: bars.map(({ startDate, endDate, km }) => ({ startDate, endDate, km })),
});

/** Which board: of a trip, from a day on, and how near. */
export interface BoardAsked {
  tripId: number;
  from: string | undefined;
  near: number;
}

const valuesOf = ({ tripId, from, near }: BoardAsked) => [tripId, from, near];

/** The people of a board as the rules read, over the tables themselves. */
export const peopleByRules = async (instance: Instance, board: BoardAsked): Promise<PersonByRules[]> =>
  (await query<PersonByRules & { id: number }>(instance, peopleSql, valuesOf(board))).rows;

const daysSql = `
  WITH ${metSql}, listed AS (
    SELECT met.* FROM met JOIN users ON users.id = user_id
    WHERE days > 0 AND (findable = 'everyone' OR NOT $4::boolean)
  )
  SELECT one::date AS day, (
      SELECT count(DISTINCT user_id)::int FROM listed WHERE one BETWEEN start_date AND end_date
    ) AS count, (SELECT count(DISTINCT user_id)::int FROM listed) AS total
  FROM board CROSS JOIN generate_series(greatest(first_day - 2, ${todaySql}), last_day + 2, '1 day') one ORDER BY one`;

/** The people of a board a day, and together; of those alone whom everyone may find, if so asked. */
export const daysByRules = async (
  instance: Instance,
  board: BoardAsked,
  isPublic: boolean,
): Promise<{ day: string; count: number; total: number }[]> => {
  const values = [...valuesOf(board), isPublic];
  return (await query<{ day: string; count: number; total: number }>(instance, daysSql, values)).rows;
};
