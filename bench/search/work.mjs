// The workload: several kinds of seekers, and popular, rare and broad searches.
import { addDays, fold, interestNames, todayUtc } from '@wayfellow/contracts';
import { floorReady, floorSearch, floorShared, bitOf } from './floor.mjs';
import { naiveSearch, naiveSuggestions } from './naive.mjs';
import { placeName } from './rows.mjs';

/** Storing a message takes so little that one sample says little. */
const MESSAGES_A_SAMPLE = 10;

const coming = `EXISTS (SELECT FROM trips WHERE user_id = users.id AND end_date >= (now() AT TIME ZONE 'UTC')::date)`;
const took = 'EXISTS (SELECT FROM travel_preferences WHERE user_id = users.id)';
const likes = '(SELECT count(*) FROM user_interests WHERE user_id = users.id)';

/** Kinds of seekers by SQL; `floor` says what the best there is reads. */
const seekers = [
  { work: 'suggest typical', where: coming, floor: floorShared },
  {
    work: 'suggest hot',
    where: `${coming} AND EXISTS (SELECT FROM trips JOIN places ON places.id = place_id
      WHERE user_id = users.id AND folded = $$${fold(placeName(1))}$$ AND end_date > now())`,
    floor: floorShared,
  },
  { work: 'suggest elsewhere', where: `NOT ${coming} AND NOT ${took} AND ${likes} > 2`, floor: floorReady },
  {
    work: 'suggest elsewhere, quiz taken',
    where: `NOT ${coming} AND ${took} AND ${likes} > 2`,
    floor: floorReady,
  },
  { work: 'suggest elsewhere, one interest', where: `NOT ${coming} AND ${likes} = 1`, floor: floorReady },
  { work: 'suggest elsewhere, many interests', where: `NOT ${coming} AND ${likes} > 6`, floor: floorReady },
];

/** Suggestions: for each kind `samples` seekers, spread over all. */
export const suggestionWorks = async (product, before, samples) =>
  Promise.all(
    seekers.map(async ({ work, where, floor }) => {
      const { rows } = await product.pool.query(
        `SELECT id FROM users WHERE ${where} ORDER BY hashint4(id) LIMIT ${samples}`,
      );
      const inputs = await Promise.all(
        rows.map(async ({ id }) => ({
          id,
          cookie: await product.signIn(id),
          cookieBefore: await before?.signIn(id),
          values: [id],
        })),
      );
      return {
        work,
        inputs,
        variants: {
          floor: ({ values }) => idsOf(product, floor, values),
          product: ({ id }) => product.ranked(id),
          ...(before && { before: ({ id }) => before.ranked(id) }),
          http: ({ id, cookie }) => product.suggested(id, cookie),
          ...(before && { 'http before': ({ id, cookieBefore }) => before.suggested(id, cookieBefore) }),
          naive: ({ values }) => idsOf(product, naiveSuggestions, values),
        },
        needsReady: floor === floorReady,
      };
    }),
  );

const idsOf = async ({ pool }, text, values) =>
  (await pool.query({ name: named(text), text, values })).rows.map(({ id }) => id);
const names = new Map();
const named = (text) => names.get(text) ?? names.set(text, `peer-${names.size}`).get(text);

const searches = [
  { work: 'search hot', destination: placeName(1).slice(0, -2), isFiltered: true },
  { work: 'search rare', destination: placeName(1500), isFiltered: true },
  { work: 'search broad', destination: 'island', isFiltered: true },
  { work: 'search hot, by name alone', destination: placeName(1).slice(0, -2), isFiltered: false },
  { work: 'search dates and interest', destination: '', isFiltered: true },
  { work: 'search for nothing', destination: '', isFiltered: false },
];

const filtersOf = ({ destination, isFiltered }, i) => {
  if (!isFiltered) return { destination };
  const startDate = addDays(todayUtc(), 5 + ((i * 7) % 400));
  return {
    destination,
    startDate,
    endDate: addDays(startDate, 5 + (i % 10)),
    interest: interestNames[i % interestNames.length],
  };
};

/** Searches: for each kind `samples` sets of filters. */
export const searchWorks = (product, before, samples) =>
  searches.map((search) => ({
    work: search.work,
    inputs: Array.from({ length: samples }, (_, i) => filtersOf(search, i)),
    variants: {
      ...(search.destination && {
        floor: ({ destination, startDate, endDate, interest }) =>
          idsOf(product, floorSearch, [fold(destination), startDate, endDate, interest && bitOf(interest)]),
      }),
      product: (filters) => product.rows(filters),
      ...(before && { before: (filters) => before.rows(filters) }),
      http: (filters) => product.found(filters),
      ...(before && { 'http before': (filters) => before.found(filters) }),
      naive: ({ destination, startDate, endDate, interest }) =>
        idsOf(product, naiveSearch, [fold(destination), startDate, endDate, interest]),
    },
  }));

/** Messages of accepted pairs, each stored by a statement of its own. Compared with the release before alone. */
export const messageWorks = async (product, before, samples) => {
  if (!before) return [];
  const { rows } = await product.pool.query(
    `SELECT id AS "matchId", requester_id AS "senderId", recipient_id AS "receiverId" FROM matches
     WHERE status = 'accepted' AND NOT barred ORDER BY hashint4(id) LIMIT ${MESSAGES_A_SAMPLE * samples}`,
  );
  const inputs = rows.map((match) => ({ ...match, content: 'See you at the pier at nine', clientId: null }));
  return [{ work: 'message insert', inputs, variants: { product: product.stored, before: before.stored } }];
};
