// What is asked for, and by whom: travelers with a trip ahead and somebody to write to.
import { addDays, fold, interestNames, todayUtc } from '@wayfellow/contracts';
import { placeName } from '../search/rows.mjs';

/** The destination of the page that is asked for is the place most travelers go to. */
const popular = fold(placeName(1));

const peopleSql = `
  SELECT users.id, match.other_id AS "otherId" FROM users CROSS JOIN LATERAL (
    SELECT requester_id + recipient_id - users.id AS other_id FROM matches
    WHERE (requester_id = users.id OR recipient_id = users.id) AND status = 'accepted' AND NOT barred
    ORDER BY id DESC LIMIT 1
  ) match
  WHERE EXISTS (SELECT FROM trips WHERE user_id = users.id AND end_date >= (now() AT TIME ZONE 'UTC')::date)
  ORDER BY hashint4(users.id) LIMIT $1`;

/** Makes the most popular place the first destination, as the product's own are the popular ones. Gives its id. */
async function popularDestination(pool) {
  const { rows } = await pool.query('SELECT destination_id AS id FROM places WHERE folded = $1', [popular]);
  if (rows[0].id !== null) return rows[0].id;
  const first = '(SELECT min(id) FROM destinations)';
  await pool.query(`UPDATE places SET destination_id = NULL WHERE destination_id = ${first}`);
  const linked = `UPDATE places SET destination_id = ${first} WHERE folded = $1 RETURNING destination_id AS id`;
  return (await pool.query(linked, [popular])).rows[0].id;
}

const filtersOf = (n) => {
  const startDate = addDays(todayUtc(), 5 + ((n * 7) % 400));
  return {
    destination: placeName(1).slice(0, -2),
    startDate,
    endDate: addDays(startDate, 5 + (n % 10)),
    interest: interestNames[n % interestNames.length],
  };
};

const idsOf = (rows) => rows.map(({ id }) => id);

/** The page of each goal: where it is, the ids of its rows in order, and for some the ranking alone. */
const pages = [
  {
    name: 'suggestions',
    path: () => '/api/matches/potential',
    rows: idsOf,
    rank: ({ ranked }, { id }) => ranked(id),
  },
  {
    name: 'search',
    path: ({ filters }) => `/api/search/travelers?${new URLSearchParams(filters)}`,
    rows: (cards) => cards.map(({ tripId }) => tripId),
    rank: ({ rows }, { filters }) => rows(filters),
  },
  { name: 'matches', path: () => '/api/matches', rows: idsOf },
  {
    name: 'conversations',
    path: () => '/api/messages/conversations',
    rows: (conversations) => conversations.map(({ user, messages }) => [user.id, messages[0]?.id]),
  },
  { name: 'thread', path: ({ otherId }) => `/api/messages/${otherId}`, rows: idsOf },
  {
    name: 'destination',
    path: ({ destinationId }) => `/api/destinations/${destinationId}`,
    rows: ({ travelersCount, faces, companions }) => [travelersCount, idsOf(faces), companions?.count],
  },
];

/** The pages, and `samples` signed-in travelers who ask for them. */
export async function worksFor({ pool, signIn }, samples) {
  const destinationId = await popularDestination(pool);
  const { rows } = await pool.query(peopleSql, [samples]);
  const people = await Promise.all(
    rows.map(async (person, n) => ({
      ...person,
      destinationId,
      filters: filtersOf(n),
      cookie: await signIn(person.id),
    })),
  );
  return { pages, people };
}
