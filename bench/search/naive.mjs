// The ranking as the rules say, over the normalized tables: the obvious first version, and the reference for all results.
import { limits } from '@wayfellow/contracts';

const today = `(now() AT TIME ZONE 'UTC')::date`;
const isPremium = (user) => `EXISTS (
  SELECT FROM subscriptions WHERE user_id = ${user} AND status IN ('active', 'trialing', 'past_due')
    AND current_period_end > now())`;

/** The ids of the best 21 of everybody: $1 the seeker. */
export const naiveSuggestions = `
  SELECT id FROM (
    SELECT users.id, met.days, coalesce(alike.interests, 0) AS interests, (
        SELECT count(*) FROM jsonb_each_text(theirs.answers)
        JOIN jsonb_each_text((SELECT answers FROM travel_preferences WHERE user_id = $1)) mine USING (key, value)
      ) AS answers
    FROM users
    LEFT JOIN (
      SELECT theirs.user_id, greatest(0, max(
          least(theirs.end_date, mine.end_date) - greatest(theirs.start_date, mine.start_date) + 1)) AS days
      FROM trips mine JOIN trips theirs USING (place_id)
      WHERE mine.user_id = $1 AND mine.end_date >= ${today} AND theirs.end_date >= ${today}
      GROUP BY theirs.user_id
    ) met ON met.user_id = users.id
    LEFT JOIN (
      SELECT theirs.user_id, count(*) AS interests FROM user_interests mine JOIN user_interests theirs USING (name)
      WHERE mine.user_id = $1 GROUP BY theirs.user_id
    ) alike ON alike.user_id = users.id
    LEFT JOIN travel_preferences theirs ON theirs.user_id = users.id
    WHERE users.id <> $1 AND users.id NOT IN (
      SELECT recipient_id FROM matches WHERE requester_id = $1
      UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1
      UNION ALL SELECT blocked_id FROM blocks WHERE blocker_id = $1
      UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = $1)
  ) candidate
  ORDER BY days DESC NULLS LAST, interests DESC, answers DESC, id DESC LIMIT 21`;

/** The ids of the first 21 trips: $1 the folded text, $2 and $3 the days or null, $4 the interest or null. */
export const naiveSearch = `
  SELECT trips.id FROM trips JOIN places ON places.id = trips.place_id
  WHERE strpos(places.folded, $1) > 0 AND trips.end_date >= ${today}
    AND ($2::date IS NULL OR trips.end_date >= $2::date) AND ($3::date IS NULL OR trips.start_date <= $3::date)
    AND ($4::text IS NULL OR EXISTS (
      SELECT FROM user_interests WHERE user_id = trips.user_id AND name = $4::text))
  ORDER BY start_date - CASE WHEN ${isPremium('trips.user_id')} THEN ${limits.premiumBoostDays} ELSE 0 END, trips.id
  LIMIT 21`;
