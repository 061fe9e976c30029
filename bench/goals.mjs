// What is fast enough. Each goal stands here and nowhere else: the reports of the works and the summary read it.

/**
 * @typedef {object} Limit
 * @property {number} [min] at least
 * @property {number} [max] at most
 *
 * @typedef {object} Named
 * @property {string} id the work, a point, and what is measured
 * @property {string} what in words; where it says "to", a ratio within one round
 * @property {string} [unit] of a figure that is not a ratio
 * @property {Limit} [first] the goal of the first round of this work on speed, where the present one replaces another
 *
 * @typedef {Named & Limit} Goal
 */

/** Two instances, a hundred pairs of people across them, four messages in flight a pair, each durable before it is delivered. */
const chat = [
  { id: 'chat.closed.floor', what: 'closed loop: messages/s to the floor', min: 0.85, first: { min: 0.8 } },
  { id: 'chat.closed.socketio', what: 'closed loop: messages/s to socket.io', min: 4, first: { min: 3.5 } },
  { id: 'chat.cpu.floor', what: 'closed loop: CPU a message to the floor', max: 1.4, first: { max: 1.5 } },
  { id: 'chat.cpu.socketio', what: 'closed loop: CPU a message to socket.io', max: 0.2 },
  { id: 'chat.open300.p50.floor', what: 'at 300/s: p50 to the floor', max: 1.15, first: { max: 1.2 } },
  { id: 'chat.open300.p99.floor', what: 'at 300/s: p99 to the floor', max: 1.3, first: { max: 1.4 } },
  { id: 'chat.open300.p99.socketio', what: 'at 300/s: p99 to socket.io', max: 0.7, first: { max: 0.8 } },
  { id: 'chat.open800.p50.floor', what: 'at 800/s: p50 to the floor', max: 1.2 },
  { id: 'chat.open800.p99.floor', what: 'at 800/s: p99 to the floor', max: 1.4 },
  { id: 'chat.open800.p99.socketio', what: 'at 800/s: p99 to socket.io', max: 0.8 },
  { id: 'chat.faults', what: 'messages lost, not stored, twice or overtaken', max: 0 },
];

/** The same people on two instances, in groups of twelve and in pairs; the release before, where BASE gives it. */
const groups = [
  { id: 'groups.closed.pairs', what: 'closed loop: messages/s of groups of twelve to pairs', min: 0.5 },
  {
    id: 'groups.pairs.before',
    what: 'closed loop: messages/s of pairs to the release before groups',
    min: 0.98,
  },
  { id: 'groups.cpu.before', what: 'closed loop: CPU a message of pairs to that release', max: 1.02 },
  { id: 'groups.faults', what: 'messages lost, not stored, twice or overtaken', max: 0 },
];

/** Signed-in, silent sockets over two instances, measured after a forced collection. */
const idle = [
  { id: 'idle.connection.floor', what: 'memory a connection to the floor', max: 1.3, first: { max: 1.5 } },
  { id: 'idle.connection.socketio', what: 'memory a connection to socket.io', max: 1, first: { max: 0.55 } },
  { id: 'idle.total.floor', what: 'memory in all to the floor', max: 1.3 },
];

const http = [
  { id: 'http.fastify', what: 'GET /api/destinations: requests/s to fastify + pg', min: 3 },
  { id: 'http.unchanged', what: 'GET /api/destinations: its 304/s to its 200/s', min: 1 },
];

/** Whole answers over HTTP, with session and views, at up to a million travelers. */
const pagesOfData = {
  suggestions: 'suggestions',
  search: 'search',
  matches: 'matches',
  conversations: 'conversations',
  thread: 'a page of a thread',
  destination: 'a destination',
};
const answers = Object.entries(pagesOfData).flatMap(([page, what]) => [
  { id: `answers.${page}.floor`, what: `${what}: whole answer, p50 to fastify + pg`, max: 2 },
  { id: `answers.${page}.growth`, what: `${what}: p50 at the most travelers to p50 at 10,000`, max: 2 },
]);
const aboveRanking = [
  { id: 'answers.suggestions.above', what: 'suggestions: p50 above ranking', max: 5, unit: 'ms' },
  { id: 'answers.search.above', what: 'search: p50 above ranking', max: 5, unit: 'ms' },
];

/** Ranking alone, at the most travelers that are measured; growth is from 10,000 of them. */
const search = [
  { id: 'search.shared.floor', what: 'suggestions by shared trip: p50 to the floor', max: 1.2 },
  {
    id: 'search.elsewhere.ready',
    what: 'suggestions beyond shared places: p50 to a ready list',
    max: 3,
    first: { max: 1.2 },
  },
  { id: 'search.suggest.growth', what: 'suggestions: growth of p50', max: 2 },
  { id: 'search.hot.floor', what: 'search, hot: p50 to the floor', max: 1.2 },
  { id: 'search.rare.floor', what: 'search, rare: p50 to the floor', max: 1.2 },
  { id: 'search.broad.floor', what: 'search, broad: p50 to the floor', max: 1.2 },
  { id: 'search.hot.growth', what: 'search, hot: growth of p50', max: 2 },
  { id: 'search.rare.growth', what: 'search, rare: growth of p50', max: 2 },
  { id: 'search.broad.growth', what: 'search, broad: growth of p50', max: 2 },
  { id: 'search.naive', what: 'search: p50 of the naive query to ours', min: 50 },
  { id: 'search.rows', what: 'answers that differ from the exact ones', max: 0 },
];

const crossings = [
  { id: 'crossings.floor', what: 'people of a board: p50 to the floor', max: 1.3 },
  { id: 'crossings.growth', what: 'a board: growth of p50 from 10,000 travelers', max: 3 },
  { id: 'crossings.rows', what: 'answers that differ from the naive ones', max: 0 },
];

/** Throttled is a phone on slow 4G with a processor a quarter as fast. */
const pages = [
  { id: 'pages.js', what: 'first page: JavaScript over the wire', max: 130, unit: 'kB', first: { max: 150 } },
  {
    id: 'pages.lcp',
    what: 'first page, throttled: largest paint',
    max: 1400,
    unit: 'ms',
    first: { max: 1500 },
  },
  { id: 'pages.cls', what: 'first page, throttled: layout shift', max: 0.02 },
  { id: 'pages.rounds', what: 'rounds of requests a remote adds', max: 1 },
  { id: 'pages.search.inp', what: 'search, throttled: interaction to next paint, p75', max: 200, unit: 'ms' },
  {
    id: 'pages.matches.inp',
    what: 'matches, throttled: interaction to next paint, p75',
    max: 200,
    unit: 'ms',
  },
  { id: 'pages.chat.inp', what: 'chat, throttled: interaction to next paint, p75', max: 200, unit: 'ms' },
  {
    id: 'pages.calendar.inp',
    what: 'calendar, throttled: interaction to next paint, p75',
    max: 200,
    unit: 'ms',
  },
];

const scaling = [{ id: 'scaling.cpu', what: 'CPU a message on three instances to that on one', max: 1.1 }];

/** @type {Goal[]} in the order of the summary */
export const goals = [
  ...chat,
  ...groups,
  ...idle,
  ...http,
  ...answers,
  ...aboveRanking,
  ...search,
  ...crossings,
  ...pages,
  ...scaling,
];

/** The work that measures a goal. */
export const workOf = ({ id }) => id.split('.')[0];

/** The goals that a work has to measure. */
export const goalsOf = (work) => goals.filter((goal) => workOf(goal) === work);

/** @throws {Error} when there is no goal of this id */
export function goalOf(id) {
  const goal = goals.find((one) => one.id === id);
  if (!goal) throw new Error(`There is no goal ${id} in bench/goals.mjs.`);
  return goal;
}

/** Whether a value holds a limit: 'met' or 'missed'; 'not measured' without a value. */
export function verdictOf({ min = -Infinity, max = Infinity }, value) {
  if (!Number.isFinite(value)) return 'not measured';
  return min <= value && value <= max ? 'met' : 'missed';
}

/** A limit in words. */
export function limitText({ min, max, unit = '' }) {
  if (max === 0) return 'none';
  return `${min === undefined ? `at most ${max}` : `at least ${min}`} ${unit}`.trimEnd();
}
