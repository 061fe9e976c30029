/** How long a statement and its commit take; the chat report's 300 a second wait 1.3 to 1.9 ms in all. */
const STORE_MS = 1.2;
/** One person in so many has a second device, on another instance. */
const ONE_IN_WITH_TWO = 5;
/** A core whose queue stays short. Redis has one core for what it publishes; more need several Redis. */
const MOST_BUSY = 0.6;

/** @typedef {import('./trace.mjs').TracedMessage} TracedMessage */

/**
 * Reckons what telling the others costs: every instance stores what waits by one statement, as the product does, and publishes
 * it; Redis hands each parcel to whoever listens; they read it one after the other.
 *
 * @param {import('./ways.mjs').Way} way
 * @param {{ instances: number, messages: TracedMessage[], costs: import('./costs.mjs').Costs, forMs: number }} options
 * @returns {{ redisCores: number, redisNeeded: number, instanceCores: number, parcels: number, copies: number,
 *   p50: number, p99: number }} cores that are busy with it, in all of Redis and in the busiest instance; parcels published
 *   and copies handed out a second; ms from the publish until a parcel is read, NaN where an instance cannot keep up
 */
export function simulate(way, { instances, messages, costs, forMs }) {
  const everywhere = Array.from({ length: instances }, (_, instance) => instance);
  const parcels = [...batchesOf(messages, instances)].flatMap(({ from, atMs, batch }) =>
    way
      .parcelsOf(
        from,
        batch.flatMap((one) => recipientsOf(one, instances)),
        everywhere,
      )
      .map((parcel) => ({
        ...parcel,
        from,
        atMs,
      })),
  );
  parcels.sort((one, other) => one.atMs - other.atMs);

  const redisUs = parcels.reduce((sum, parcel) => sum + redisUsOf(way, parcel, costs), 0);
  const redisCores = redisUs / 1_000 / forMs;
  const redisNeeded = Math.max(1, Math.ceil(redisCores / MOST_BUSY));
  const busyUs = new Float64Array(instances);
  for (const parcel of parcels) {
    busyUs[parcel.from] += costs.signUs + costs.envelopeSignUs * parcel.envelopes;
    for (const instance of parcel.at) busyUs[instance] += readUsOf(parcel, costs);
  }
  const instanceCores = busyUs.reduce((most, one) => Math.max(most, one), 0) / 1_000 / forMs;
  const latency =
    instanceCores < 1 ? latenciesOf(way, parcels, { costs, redisNeeded, instances }) : { p50: NaN, p99: NaN };
  const perSecond = 1_000 / forMs;
  const copies = parcels.reduce((sum, { at }) => sum + at.length, 0);
  return {
    redisCores,
    redisNeeded,
    instanceCores,
    parcels: parcels.length * perSecond,
    copies: copies * perSecond,
    ...latency,
  };
}

const redisUsOf = ({ asksWhere }, { envelopes, at }, costs) =>
  costs.publishUs + costs.copyUs * at.length + (asksWhere ? costs.askUs * envelopes : 0);

const readUsOf = ({ envelopes }, costs) => costs.readUs + costs.envelopeReadUs * envelopes;

/** What each instance stores at once: all that came while the statement before ran. */
function* batchesOf(messages, instances) {
  const waiting = Array.from({ length: instances }, () => ({ batch: [], doneMs: 0 }));
  for (const message of messages) {
    const from = homeOf(message.senderId, instances);
    const one = waiting[from];
    if (one.batch.length > 0 && message.atMs > one.doneMs - STORE_MS) {
      yield { from, atMs: one.doneMs, batch: one.batch };
      one.batch = [];
    }
    if (one.batch.length === 0) one.doneMs = Math.max(message.atMs, one.doneMs) + STORE_MS;
    one.batch.push(message);
  }
  for (const [from, { batch, doneMs }] of waiting.entries())
    if (batch.length > 0) yield { from, atMs: doneMs, batch };
}

/** A frame for the receiver, and one for the other devices of the sender. */
const recipientsOf = ({ senderId, receiverId }, instances) =>
  [receiverId, senderId].map((userId) => ({ userId, at: placesOf(userId, instances) }));

/** Where a person's sockets are: a load balancer gives each to any instance. */
const placesOf = (userId, instances) => {
  const home = homeOf(userId, instances);
  const other = homeOf(userId + 0x5f_3759, instances);
  return userId % ONE_IN_WITH_TWO === 0 && other !== home ? [home, other] : [home];
};

const homeOf = (userId, instances) => mixed(userId) % instances;

/** A number's bits mixed (the last steps of MurmurHash3), so that neighbors lie far from each other. */
function mixed(number) {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Each Redis and each instance does one thing after the other. */
function latenciesOf(way, parcels, { costs, redisNeeded, instances }) {
  const redisFree = new Float64Array(redisNeeded);
  const instanceFree = new Float64Array(instances);
  const taken = new Durations();
  for (const [at, parcel] of parcels.entries()) {
    // By the channel; the one channel there is cannot be shared out, so its parcels are dealt out instead.
    const redis = typeof parcel.channel === 'number' ? mixed(parcel.channel) % redisNeeded : at % redisNeeded;
    redisFree[redis] = Math.max(redisFree[redis], parcel.atMs) + redisUsOf(way, parcel, costs) / 1_000;
    for (const instance of parcel.at) {
      instanceFree[instance] =
        Math.max(instanceFree[instance], redisFree[redis]) + readUsOf(parcel, costs) / 1_000;
      taken.add(instanceFree[instance] - parcel.atMs);
    }
  }
  return { p50: taken.quantile(0.5), p99: taken.quantile(0.99) };
}

/** Counts of durations by their length, to a hundredth of it: there may be hundreds of millions of them. */
class Durations {
  #counts = new Float64Array(2_048);
  #all = 0;

  add(ms) {
    this.#counts[Math.max(0, Math.min(2_047, Math.round(Math.log(ms * 1_000) * 100)))] += 1;
    this.#all += 1;
  }

  /** The length that a share of them, 0 to 1, does not exceed; NaN of none. */
  quantile(share) {
    let seen = 0;
    for (const [at, count] of this.#counts.entries()) {
      seen += count;
      if (count > 0 && seen >= share * this.#all) return Math.exp(at / 100) / 1_000;
    }
    return NaN;
  }
}
