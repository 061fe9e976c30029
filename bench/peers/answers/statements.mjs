// What the floor asks of the tables: for each list one statement, and one for all that its cards show. $1 is the viewer.

const today = `(now() AT TIME ZONE 'UTC')::date`;
const person = (user) =>
  `json_build_object('id', ${user}.id, 'name', ${user}.name, 'profileImage', ${user}.profile_image)`;

export const sessionSql = `SELECT sess->'passport'->>'user' AS id FROM session WHERE sid = $1 AND expire > now()`;

/** The trip that the viewer shares most days of with the user of this column. */
const sharedSql = (user) => `(
  SELECT json_build_object('destination', places.name, 'destinationId', places.destination_id,
    'mine', json_build_object('startDate', mine.start_date, 'endDate', mine.end_date),
    'theirs', json_build_object('startDate', theirs.start_date, 'endDate', theirs.end_date),
    'startDate', greatest(mine.start_date, theirs.start_date), 'endDate', least(mine.end_date, theirs.end_date),
    'days', least(mine.end_date, theirs.end_date) - greatest(mine.start_date, theirs.start_date) + 1)
  FROM trips mine JOIN trips theirs ON theirs.place_id = mine.place_id AND theirs.user_id = ${user}
  JOIN places ON places.id = mine.place_id
  WHERE mine.user_id = $1 AND mine.end_date >= ${today} AND theirs.end_date >= ${today}
    AND theirs.start_date <= mine.end_date AND theirs.end_date >= mine.start_date
  ORDER BY least(mine.end_date, theirs.end_date) - greatest(mine.start_date, theirs.start_date) DESC LIMIT 1)`;

/** The cards of the users $2, in this order. */
export const cardsSql = `
  SELECT users.id, users.name, profile_image AS "profileImage", age, bio,
    EXISTS (SELECT FROM subscriptions WHERE user_id = users.id AND status = 'active' AND current_period_end > now())
      AS "isVerified",
    ARRAY(SELECT name FROM user_interests WHERE user_id = users.id) AS interests,
    ARRAY(SELECT name FROM user_interests theirs JOIN user_interests mine USING (name)
      WHERE theirs.user_id = users.id AND mine.user_id = $1) AS "sharedInterests",
    (SELECT (SELECT count(*)::int FROM jsonb_each_text(theirs.answers) JOIN jsonb_each_text(mine.answers) own USING (key, value))
      FROM travel_preferences theirs, travel_preferences mine WHERE theirs.user_id = users.id AND mine.user_id = $1)
      AS "quizInCommon",
    ${sharedSql('users.id')} AS shared,
    (SELECT json_build_object('destination', places.name, 'destinationId', destination_id,
        'startDate', start_date, 'endDate', end_date)
      FROM trips JOIN places ON places.id = place_id WHERE user_id = users.id AND end_date >= ${today}
      ORDER BY start_date, trips.id LIMIT 1) AS "nextTrip"
  FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, no) JOIN users USING (id) ORDER BY no`;

/** The first page of the viewer's matches, the newest first. */
export const matchesSql = `
  SELECT id, status, requester_id AS "user1Id", recipient_id AS "user2Id", created_at AS "createdAt",
    requester_id + recipient_id - $1 AS "otherId"
  FROM (
    (SELECT * FROM matches WHERE requester_id = $1 AND NOT barred ORDER BY id DESC LIMIT 21) UNION ALL
    (SELECT * FROM matches WHERE recipient_id = $1 AND NOT barred ORDER BY id DESC LIMIT 21)
  ) own ORDER BY id DESC LIMIT 20`;

const acceptedSql = `
  SELECT id, requester_id + recipient_id - $1 AS other_id FROM matches
  WHERE (requester_id = $1 OR recipient_id = $1) AND status = 'accepted' AND NOT barred`;
const messageSql = `json_build_object('id', last.id, 'senderId', last.sender_id, 'receiverId', last.receiver_id,
  'content', last.content, 'read', last.read_at IS NOT NULL, 'createdAt', last.created_at)`;

/** The first page of the viewer's conversations, that with the latest message first. */
export const conversationsSql = `
  SELECT ${person('users')} AS user, json_build_array(${messageSql}) AS messages,
    (SELECT count(*)::int FROM messages WHERE receiver_id = $1 AND match_id = accepted.id AND read_at IS NULL)
      AS "unreadCount",
    ${sharedSql('users.id')} AS shared
  FROM (${acceptedSql}) accepted JOIN users ON users.id = other_id
  CROSS JOIN LATERAL (SELECT * FROM messages WHERE match_id = accepted.id ORDER BY id DESC LIMIT 1) last
  ORDER BY last.created_at DESC, accepted.id DESC LIMIT 20`;

/** The newest messages with the user $2, the oldest first. */
export const threadSql = `
  SELECT * FROM (
    SELECT id, sender_id AS "senderId", receiver_id AS "receiverId", content, read_at IS NOT NULL AS read,
      created_at AS "createdAt"
    FROM messages WHERE match_id = (
      SELECT id FROM matches WHERE least(requester_id, recipient_id) = least($1::int, $2::int)
        AND greatest(requester_id, recipient_id) = greatest($1::int, $2::int) AND status = 'accepted' AND NOT barred
    ) ORDER BY id DESC LIMIT 50
  ) newest ORDER BY id`;

const firstFew = (rows, count) => `(
  SELECT coalesce(json_agg(${person('users')} ORDER BY first.start_date, first.user_id), '[]')
  FROM (SELECT * FROM ${rows} ORDER BY start_date, user_id LIMIT ${count}) first JOIN users ON users.id = first.user_id)`;

/** The destination $2: how many travel there, the first of them, and who is there on the days of the viewer's next trip. */
export const destinationSql = (faces, names) => `
  WITH going AS MATERIALIZED (
    SELECT user_id, trips.start_date, trips.end_date FROM trips JOIN places ON places.id = place_id
    WHERE destination_id = $2 AND end_date >= ${today} AND NOT is_quiet AND user_id NOT IN (
      SELECT blocked_id FROM blocks WHERE blocker_id = $1 UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = $1)
  ), soonest AS (SELECT user_id, min(start_date) AS start_date FROM going GROUP BY user_id),
  mine AS (SELECT * FROM going WHERE user_id = $1 ORDER BY start_date LIMIT 1),
  others AS (
    SELECT going.user_id, min(going.start_date) AS start_date FROM going JOIN mine
      ON going.start_date <= mine.end_date AND going.end_date >= mine.start_date AND going.user_id <> $1
    GROUP BY going.user_id
  )
  SELECT id, name, description, image_url AS "imageUrl", (SELECT count(*)::int FROM soonest) AS "travelersCount",
    (SELECT count(*)::int FROM tips WHERE destination_id = $2) AS "tipsCount",
    ${firstFew('soonest', faces)} AS faces,
    (SELECT json_build_object('startDate', start_date, 'endDate', end_date, 'count', (SELECT count(*)::int FROM others),
      'people', ${firstFew('others', names)}) FROM mine) AS companions
  FROM destinations WHERE id = $2`;
