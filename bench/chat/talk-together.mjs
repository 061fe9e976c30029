import { startLoad } from '../lib/server.mjs';
import { withInstances } from './contestants.mjs';

/**
 * Lets a contestant's people talk, with the load in a process of its own: a closed loop, then open ones at these rates.
 *
 * @param {import('../lib/storage.mjs').Storage} storage
 * @param {import('./contestants.mjs').Contestant} contestant
 * @param {{ id: number, cookie?: string }[]} people two by two
 * @param {{ settings: { PAIRS: number, IN_FLIGHT: number, WARMUP: number, SECONDS: number }, rates: number[],
 *   instances?: number }} options rates: in messages a second
 * @returns what `talk` of load/talk.mjs tells
 */
export const talkTogether = (storage, contestant, people, { settings, rates, instances }) =>
  withInstances(
    storage,
    contestant,
    async ({ servers, urls, databaseUrl }) => {
      const load = startLoad('chat/load/run.mjs');
      try {
        return await load.ask({
          task: 'talk',
          protocol: contestant.protocol,
          urls,
          people,
          databaseUrl,
          pairs: settings.PAIRS,
          inFlight: settings.IN_FLIGHT,
          rates,
          warmup: settings.WARMUP,
          seconds: settings.SECONDS,
          pids: {
            servers: servers.map(({ pid }) => pid),
            postgres: storage.postgresPid,
            redis: storage.redis.pid,
          },
        });
      } finally {
        await load.stop();
      }
    },
    instances,
  );
