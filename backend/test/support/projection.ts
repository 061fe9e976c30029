import { query } from './query.js';
import type { Instance } from './instance.js';

const expectedTraits = `
  SELECT users.id AS user_id,
    coalesce((SELECT bit_or(interest_bit(name)) FROM user_interests WHERE user_id = users.id), 0) AS interest_mask,
    coalesce((SELECT quiz_bits(answers) FROM travel_preferences WHERE user_id = users.id), 0) AS quiz_mask,
    EXISTS (SELECT FROM subscriptions WHERE user_id = users.id) AS subscribes,
    shown
  FROM users`;

const driftSql = `
  WITH expected AS MATERIALIZED (${expectedTraits}),
  expected_cards AS (
    SELECT trips.id AS trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown
    FROM trips JOIN expected USING (user_id) WHERE NOT is_quiet
  )
  SELECT 'traits' AS projection, to_jsonb(differing) AS row FROM (
    (TABLE traits EXCEPT ALL TABLE expected) UNION ALL (TABLE expected EXCEPT ALL TABLE traits)
  ) differing
  UNION ALL SELECT 'trip_cards', to_jsonb(differing) FROM (
    (TABLE trip_cards EXCEPT ALL TABLE expected_cards) UNION ALL (TABLE expected_cards EXCEPT ALL TABLE trip_cards)
  ) differing`;

/** The rows of the projection that are not what the tables say, and those that are missing. */
export const driftOf = async (instance: Instance): Promise<unknown[]> =>
  (await query(instance, driftSql)).rows;
