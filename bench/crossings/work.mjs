// The workload: boards of different lengths at a usual place, one trip in a hundred's, the busiest, and with places nearby.
import { addDays, fold, todayUtc } from '@wayfellow/contracts';
import { CrossingReader, anybody } from '../../backend/dist/modules/search/crossing-reader.js';
import { placeName } from '../search/rows.mjs';
import { floorDays, floorPeople } from './floor.mjs';
import { naiveDays, naivePeople } from './naive.mjs';

const PAGE = 20;
const NEIGHBORS = 8;
const KM = 50;
const MARGIN_DAYS = 2;

/** The nth most popular place, and how many days. */
const boards = [
  { place: 200, name: 'usual', days: 5 },
  { place: 200, name: 'usual', days: 14 },
  { place: 200, name: 'usual', days: 60 },
  { place: 12, name: 'one trip in a hundred', days: 5 },
  { place: 12, name: 'one trip in a hundred', days: 14 },
  { place: 12, name: 'one trip in a hundred', days: 60 },
  { place: 12, name: 'the same with 8 neighbors', days: 5, isNear: true },
  { place: 12, name: 'the same with 8 neighbors', days: 14, isNear: true },
  { place: 1, name: 'the busiest', days: 5 },
  { place: 1, name: 'the busiest', days: 14 },
  { place: 1, name: 'the busiest', days: 60 },
  { place: 1, name: 'the busiest with the next 8', days: 5, isNear: true },
  { place: 1, name: 'the busiest with the next 8', days: 14, isNear: true },
];

const idsOf = async (pool, { name, text, values }) =>
  (await pool.query({ name, text, values })).rows.map(({ id }) => id);
const peers = new Map();
const peer = (text, values) => {
  if (!peers.has(text)) peers.set(text, `crossings-peer-${peers.size}`);
  return { name: peers.get(text), text, values };
};

/** Gives the ids of places by popularity, the most popular at 1, after making those nearby neighbors that a board needs. */
export const layNeighbors = async (pool) => {
  const last = Math.max(...boards.map(({ place }) => place)) + NEIGHBORS;
  const folded = Array.from({ length: last + 1 }, (_, n) => (n ? fold(placeName(n)) : ''));
  const { rows } = await pool.query('SELECT id, folded FROM places WHERE folded = ANY ($1)', [folded]);
  const idOf = new Map(rows.map((row) => [row.folded, row.id]));
  const ids = folded.map((text) => idOf.get(text));
  const pairs = boards
    .filter(({ isNear }) => isNear)
    .flatMap(({ place }) => Array.from({ length: NEIGHBORS }, (_, i) => [ids[place], ids[place + 1 + i]]));
  for (const [one, other] of pairs)
    await pool.query(
      `INSERT INTO place_near (place_id, near_id, km) VALUES ($1, $2, $3), ($2, $1, $3) ON CONFLICT DO NOTHING`,
      [one, other, 20],
    );
  return ids;
};

/** Counts a day of what the product tells where they change. */
const filled = (rows, { firstDay, lastDay }) => {
  const changes = new Map(rows.map(({ day, count }) => [day, count]));
  const counts = [];
  let count = 0;
  const last = addDays(lastDay, MARGIN_DAYS);
  for (let day = addDays(firstDay, -MARGIN_DAYS); day <= last; day = addDays(day, 1)) {
    count = changes.get(day) ?? count;
    counts.push(count);
  }
  return counts;
};

/** For each kind of board its people and its counts, `samples` times on different days by different viewers. */
export const boardWorks = async (pool, ids, samples) => {
  const reader = new CrossingReader(pool);
  const { rows } = await pool.query(`SELECT id FROM users ORDER BY hashint4(id) LIMIT ${samples}`);
  return boards.flatMap(({ place, name, days, isNear = false }) => {
    const placeId = ids[place];
    const spots = isNear ? ids.slice(place, place + 1 + NEIGHBORS) : [placeId];
    const inputs = rows.map(({ id: viewerId }, i) => {
      const firstDay = addDays(todayUtc(), 10 + ((i * 17) % 300));
      return { viewerId, placeId, firstDay, lastDay: addDays(firstDay, days - 1), near: isNear ? KM : 0 };
    });
    const naive = ({ viewerId, firstDay, lastDay, near }) => [viewerId, placeId, firstDay, lastDay, near];
    const floor = ({ viewerId, firstDay, lastDay }) => [
      viewerId,
      isNear ? spots : placeId,
      firstDay,
      lastDay,
    ];
    return [
      {
        work: `${name}, ${days} days: people`,
        inputs,
        variants: {
          floor: (board) => idsOf(pool, peer(floorPeople(isNear), floor(board))),
          product: async (board) =>
            (await reader.ranked(board, { ...anybody, count: PAGE + 1 })).map(({ id }) => id),
          naive: (board) => idsOf(pool, peer(naivePeople, naive(board))),
        },
      },
      {
        work: `${name}, ${days} days: counts`,
        inputs,
        variants: {
          floor: (board) => idsOf(pool, peer(floorDays(isNear), floor(board))),
          product: async (board) => filled(await reader.days(board, 1), board),
          naive: (board) => idsOf(pool, peer(naiveDays, naive(board))),
        },
      },
    ];
  });
};
