// Synthetic travelers in the product's own tables: 1.5 trips each over 2,000 places (Zipf 0.8), thirteen interests with
// uneven shares, quiz answers of 40 %, three matches each, 5 % Premium, 1 % in a block. The same seed gives the same rows.
import { fold, interestNames, quizOptions } from '@wayfellow/contracts';

const PLACES = 2000;
const ZIPF = 0.8;
const SHARES = [0.45, 0.4, 0.5, 0.4, 0.25, 0.3, 0.35, 0.25, 0.15, 0.2, 0.15, 0.35, 0.1];
const SYLLABLES = 'ba li ko ra mo ta ni sa ve do pe ru ka lo mi zu el an or is'.split(' ');
const REGIONS = ['Coast', 'Island', 'Valley', 'City', 'Highlands', 'Bay', 'Desert', 'Lakes'];

/** The name of the nth most popular place, from 1. */
export const placeName = (n) => {
  let text = '';
  let rest = n;
  for (let k = 1; k <= 3; k += 1) {
    text += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length) + 7 * k + n;
  }
  return `${text[0].toUpperCase()}${text.slice(1)} ${REGIONS[n % REGIONS.length]} ${n}`;
};

const ranks = Array.from({ length: PLACES }, (_, i) => i + 1);
const weights = ranks.map((rank) => rank ** -ZIPF);
const total = weights.reduce((sum, weight) => sum + weight);
let running = 0;
const cumulative = weights.map((weight) => (running += weight / total));

const chosen = (id, options) =>
  `'${id}', (ARRAY['${options.join("','")}'])[1 + floor(random() * ${options.length})::int]`;
const answers = `jsonb_build_object(${Object.entries(quizOptions)
  .map(([id, options]) => chosen(id, options))
  .join(', ')})`;
const liked = interestNames.map((_, i) => `random() < ${SHARES[i]}`).join(', ');
const statuses = `ARRAY['pending', 'accepted', 'rejected']`;

/** In the order of the ids, so that every release gives the same random numbers to the same users. */
const inOrder = '(SELECT id FROM users ORDER BY id) users';

/**
 * Statements with their values, in order, for a database that has the schema and no users. Without `hasBlocks` nobody can
 * block, as in an earlier release.
 */
export const rowStatements = (size, { hasBlocks }) => [
  ['SELECT setseed(0.42)'],
  [
    `INSERT INTO places (name, folded) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
    [ranks.map(placeName), ranks.map((n) => fold(placeName(n)))],
  ],
  [
    `CREATE TEMP TABLE ranked AS SELECT n::int, places.id FROM unnest($1::text[]) WITH ORDINALITY AS named(folded, n)
     JOIN places USING (folded) ORDER BY n`,
    [ranks.map((n) => fold(placeName(n)))],
  ],
  [
    `INSERT INTO users (username, email, password_hash, name, age, bio)
     SELECT 'user' || g, 'user' || g || '@example.test', '', 'Traveler ' || g, 18 + (random() * 60)::int,
       repeat('Looking for company on the road. ', 1 + (random() * 5)::int)
     FROM generate_series(1, ${size}) g`,
  ],
  [
    `INSERT INTO user_interests (user_id, name)
     SELECT id, names[i] FROM (
       SELECT id, ARRAY[${liked}] AS likes, ARRAY['${interestNames.join("','")}'] AS names FROM ${inOrder}
     ) people CROSS JOIN generate_series(1, ${interestNames.length}) i WHERE likes[i]`,
  ],
  [
    `INSERT INTO travel_preferences (user_id, answers) SELECT id, ${answers} FROM ${inOrder} WHERE random() < 0.4`,
  ],
  [
    `INSERT INTO subscriptions (user_id, status, current_period_end)
     SELECT id, 'active', now() + interval '300 days' FROM ${inOrder} WHERE random() < 0.05`,
  ],
  [
    `INSERT INTO trips (user_id, place_id, start_date, end_date)
     SELECT user_id, ranked.id, start_date, start_date + nights FROM (
       SELECT id AS user_id, least(${PLACES}, 1 + width_bucket(random(), $1::float8[])) AS n,
         (now() AT TIME ZONE 'UTC')::date - 60 + (random() * 540)::int AS start_date,
         CASE WHEN random() < 0.02 THEN 21 + (random() * 160)::int ELSE 2 + (random() * 18)::int END AS nights
       FROM (
         SELECT id FROM users CROSS JOIN generate_series(1, 2) g WHERE g = 1 OR id % 2 = 0 ORDER BY id, g
       ) travelers
     ) planned JOIN ranked USING (n)`,
    [cumulative],
  ],
  [
    `INSERT INTO matches (requester_id, recipient_id, status)
     SELECT least(a, b), greatest(a, b), (${statuses})[1 + floor(random() * 3)::int] FROM (
       SELECT 1 + floor(random() * ${size})::int AS a, 1 + floor(random() * ${size})::int AS b
       FROM generate_series(1, ${3 * size})
     ) pair WHERE a <> b ON CONFLICT DO NOTHING`,
  ],
  // The last that is random, so that all before it is as it is where nobody can block.
  ...(hasBlocks ? blockStatements(size) : []),
  ['VACUUM (ANALYZE)'],
];

const blockStatements = (size) => [
  [
    `INSERT INTO blocks (blocker_id, blocked_id)
     SELECT a, b FROM (
       SELECT 1 + floor(random() * ${size})::int AS a, 1 + floor(random() * ${size})::int AS b
       FROM generate_series(1, ${Math.ceil(size / 200)})
     ) pair WHERE a <> b ON CONFLICT DO NOTHING`,
  ],
  [
    `UPDATE matches SET barred = true FROM blocks
     WHERE (requester_id, recipient_id) IN ((blocker_id, blocked_id), (blocked_id, blocker_id))`,
  ],
];
