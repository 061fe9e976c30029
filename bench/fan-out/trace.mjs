import pg from 'pg';
import { pairUp } from '../chat/acquaint.mjs';
import { contestants, fill, withInstances } from '../chat/contestants.mjs';
import { talkOn } from '../chat/talk-together.mjs';

const PAIRS = 200;
const WARMUP_SECONDS = 2;

/**
 * A message as it was stored: when, in ms from the first, by whom, and for whom.
 *
 * @typedef {{ atMs: number, senderId: number, receiverId: number }} TracedMessage
 */

/**
 * Lets people write to each other over two instances of the product, and reads what was stored.
 *
 * @returns {Promise<TracedMessage[]>}
 */
export async function recordTrace(storage, { rate, seconds }) {
  const people = await fill(storage, { count: 2 * PAIRS, acquaint: pairUp });
  const product = contestants.find(({ name }) => name === 'product');
  return withInstances(storage, product, async (running) => {
    const settings = { IN_FLIGHT: 1, WARMUP: WARMUP_SECONDS, SECONDS: seconds };
    await talkOn(running, storage, product, people, { settings, rates: [rate] });
    return lastSeconds(running.databaseUrl, seconds);
  });
}

/** The messages of the last seconds: the open loop is what the load does last. */
async function lastSeconds(databaseUrl, seconds) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `SELECT extract(epoch FROM created_at - min(created_at) OVER ())::float8 * 1000 AS "atMs",
       sender_id AS "senderId", receiver_id AS "receiverId"
     FROM messages WHERE created_at > (SELECT max(created_at) FROM messages) - $1 * interval '1 second' ORDER BY id`,
    [seconds],
  );
  await client.end();
  return rows;
}

/**
 * The trace, so many times over as the rate needs, each time by other people and begun at another moment of it.
 *
 * @param {TracedMessage[]} trace
 * @returns {TracedMessage[]} in the order of time
 */
export function scaledUp(trace, { perSecond, forMs }) {
  const lastsMs = trace.at(-1).atMs + 1;
  const ownPerSecond = (1_000 * trace.length) / lastsMs;
  const copies = Math.max(1, Math.round(perSecond / ownPerSecond));
  const people = 1 + trace.reduce((most, one) => Math.max(most, one.senderId, one.receiverId), 0);
  const scaled = [];
  for (let copy = 0; copy < copies; copy += 1) {
    // The golden ratio spreads the beginnings evenly, however many there are.
    const beginMs = ((copy * 0.618_033_988_749) % 1) * lastsMs;
    for (const { atMs, senderId, receiverId } of trace) {
      const at = (atMs - beginMs + lastsMs) % lastsMs;
      if (at < forMs)
        scaled.push({
          atMs: at,
          senderId: senderId + copy * people,
          receiverId: receiverId + copy * people,
        });
    }
  }
  return scaled.sort((one, other) => one.atMs - other.atMs);
}
