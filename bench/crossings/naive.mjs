// The rules of boards over the normalized tables: the obvious first version, and the reference for all results.

const isIn = (one, other) => `IN ((${one}, ${other}), (${other}, ${one}))`;

/** What a board counts: $1 viewer, $2 place, $3 first and $4 last day, $5 how near. */
const met = `
  spot AS (
    SELECT $2::int AS id
    UNION ALL (
      SELECT near_id FROM place_near WHERE place_id = $2 AND $5::int > 0 AND (km IS NULL OR km <= $5)
      ORDER BY km NULLS FIRST, near_id LIMIT 8
    )
  ),
  met AS (
    SELECT trips.user_id, trips.start_date, trips.end_date, trips.place_id = $2 AS is_same,
      least(trips.end_date, $4::date) - greatest(trips.start_date, $3::date) + 1 AS days
    FROM trips JOIN spot ON spot.id = trips.place_id JOIN users ON users.id = trips.user_id
    WHERE trips.start_date <= $4::date AND trips.end_date >= $3::date AND NOT trips.is_quiet
      AND users.shown > 0 AND trips.user_id <> $1
      AND NOT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) ${isIn('trips.user_id', '$1')})
      AND NOT EXISTS (
        SELECT FROM matches WHERE status = 'rejected' AND (requester_id, recipient_id) ${isIn('trips.user_id', '$1')}
      )
  )`;

/** The ids of a board's first 20 people. */
export const naivePeople = `
  WITH ${met}, person AS (SELECT user_id AS id, max(ARRAY[days, is_same::int]) AS best FROM met GROUP BY user_id)
  SELECT id FROM person ORDER BY best DESC, (
      SELECT count(*) FROM user_interests mine JOIN user_interests theirs USING (name)
      WHERE mine.user_id = $1 AND theirs.user_id = person.id
    ) DESC, (
      SELECT count(*) FROM travel_preferences mine CROSS JOIN jsonb_each_text(mine.answers) answer
      JOIN travel_preferences theirs ON theirs.answers ->> answer.key = answer.value
      WHERE mine.user_id = $1 AND theirs.user_id = person.id
    ) DESC, id DESC LIMIT 20`;

/** The number of people on each day, from two before to two after. */
export const naiveDays = `
  WITH ${met}
  SELECT count(DISTINCT user_id)::int AS id
  FROM generate_series($3::date - 2, $4::date + 2, '1 day') one LEFT JOIN met ON one BETWEEN start_date AND end_date
  GROUP BY one ORDER BY one`;
