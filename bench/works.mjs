// What `npm run bench` can measure: a new work is one more entry.

/**
 * @typedef {object} Work
 * @property {string} name of `npm run bench -- <name>`, of its goals' ids and of its report
 * @property {string} does in a few words
 * @property {string} script relative to this folder; writes reports/<name>.md and, by lib/results.mjs, its results
 * @property {string[]} [builds] the projects it needs built; all when left out
 * @property {Record<string, string>} [programs] what it needs of the system (tools/testing/programs.mjs), and Debian's package
 * @property {boolean} [hasPeers] whether it runs servers of the folder peers
 */

/** @type {Work[]} in the order of `all` */
export const works = [
  {
    name: 'chat',
    does: 'messages across two instances, beside socket.io and a floor',
    script: 'chat/run.mjs',
    builds: ['backend'],
    programs: { redis: 'redis-server' },
    hasPeers: true,
  },
  {
    name: 'groups',
    does: 'messages of groups of twelve, beside the same people in pairs',
    script: 'groups/run.mjs',
    builds: ['backend'],
    programs: { redis: 'redis-server' },
  },
  {
    name: 'idle',
    does: 'memory of silent sockets, beside socket.io and a floor',
    script: 'idle/run.mjs',
    builds: ['backend'],
    programs: { redis: 'redis-server' },
    hasPeers: true,
  },
  {
    name: 'http',
    does: 'GET /api/destinations beside fastify, express and a prepared buffer',
    script: 'http/run.mjs',
    builds: ['backend'],
    hasPeers: true,
  },
  {
    name: 'search',
    does: 'suggestions and search, ranking alone',
    script: 'search/run.mjs',
    builds: ['backend'],
  },
  {
    name: 'answers',
    does: 'whole answers over HTTP beside fastify, in the databases of search',
    script: 'answers/run.mjs',
    builds: ['backend'],
    hasPeers: true,
  },
  {
    name: 'crossings',
    does: 'boards of crossings, in the databases of search',
    script: 'crossings/run.mjs',
    builds: ['backend'],
  },
  {
    name: 'pages',
    does: 'what pages cost on a phone: bytes, rounds of requests, paint, presses',
    script: 'pages/run.mjs',
    programs: { chromium: 'chromium' },
  },
  {
    name: 'scaling',
    does: 'the same messages on one, two and three instances',
    script: 'scaling/run.mjs',
    builds: ['backend'],
    programs: { redis: 'redis-server' },
  },
  {
    name: 'fan-out',
    does: 'telling the other instances, reckoned up to a thousand of them',
    script: 'fan-out/run.mjs',
    builds: ['backend'],
    programs: { redis: 'redis-server' },
  },
];
