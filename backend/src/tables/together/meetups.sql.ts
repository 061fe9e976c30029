/** SQL that selects the ids of the meetups that a user hosts, has joined or waits for. */
export const meetupsOfSql = (user: string): string => `
  SELECT id FROM meetups WHERE host_id = ${user}
  UNION ALL SELECT meetup_id FROM meetup_members WHERE user_id = ${user} AND state IN ('joined', 'waiting')`;

/**
 * SQL that locks a user's meetups until the commit, as everything that changes who is in their chats does before it locks these;
 * ordered by id, so that two transactions cannot deadlock.
 */
export const lockMeetupsOfSql = (user: string): string =>
  `SELECT id FROM meetups WHERE id IN (${meetupsOfSql(user)}) ORDER BY id FOR UPDATE`;

/** Subquery: what those in a meetup's chat see of it. */
export const meetupHeadsSql = '(SELECT id, title, day, starts_at, zone, area, spot FROM meetups)';
