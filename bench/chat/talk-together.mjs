import { startLoad } from '../lib/server.mjs';
import { withInstances } from './contestants.mjs';

/**
 * People who write to each other, and where they are connected.
 *
 * @typedef {object} Talk
 * @property {import('./load/traffic.mjs').Stream[]} streams
 * @property {number[]} instances of each of the people, the number of their instance
 */

/**
 * Pairs: the first of each writes to the second, who is on the next instance.
 *
 * @returns {Talk}
 */
export const inPairs = (people, instances) => ({
  streams: Array.from({ length: people.length / 2 }, (_, pair) => ({
    people: [2 * pair, 2 * pair + 1],
    to: { receiverId: people[2 * pair + 1].id },
  })),
  instances: people.map((_, i) => ((i >> 1) + (i % 2)) % instances),
});

/**
 * Lets people talk on these instances, with the load in a process of its own: a closed loop, then open ones at these rates.
 *
 * @param {Parameters<Parameters<typeof withInstances>[2]>[0]} running
 * @param {import('../lib/storage.mjs').Storage} storage
 * @param {import('./contestants.mjs').Contestant} contestant
 * @param {{ id: number, cookie?: string }[]} people
 * @param {{ settings: { IN_FLIGHT: number, WARMUP: number, SECONDS: number }, rates: number[],
 *   talkOf?: (people: { id: number }[], instances: number) => Talk }} options IN_FLIGHT: messages of each stream in the closed
 *   loop; rates: in messages a second; talkOf: pairs when left out
 * @returns what `talk` of load/talk.mjs tells
 */
export async function talkOn(
  { servers, urls, databaseUrl },
  { postgresPid, redis },
  { protocol },
  people,
  { settings, rates, talkOf = inPairs },
) {
  const { streams, instances } = talkOf(people, urls.length);
  const load = startLoad('chat/load/run.mjs');
  try {
    return await load.ask({
      task: 'talk',
      protocol,
      urls: instances.map((instance) => urls[instance]),
      people,
      databaseUrl,
      streams,
      inFlight: settings.IN_FLIGHT,
      rates,
      warmup: settings.WARMUP,
      seconds: settings.SECONDS,
      pids: { servers: servers.map(({ pid }) => pid), postgres: postgresPid, redis: redis.pid },
    });
  } finally {
    await load.stop();
  }
}

/** Starts a contestant's instances, two unless said otherwise, and lets people talk on them as `talkOn` does. */
export const talkTogether = (storage, contestant, people, { instances, ...talk }) =>
  withInstances(
    storage,
    contestant,
    (running) => talkOn(running, storage, contestant, people, talk),
    instances,
  );
