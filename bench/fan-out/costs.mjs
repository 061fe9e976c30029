import { randomBytes, randomUUID } from 'node:crypto';
import { redisClient } from '../../backend/dist/platform/bus/redis-connection.js';
import { busKey, messageFrom, messageText } from '../../backend/dist/platform/bus/wire.js';
import { cpuOf } from '../lib/usage.mjs';

/**
 * What the parts of telling the others cost, in microseconds of CPU.
 *
 * @typedef {object} Costs
 * @property {number} signUs to make and sign a parcel, without envelopes
 * @property {number} envelopeSignUs more for each envelope in it
 * @property {number} readUs to take a parcel from Redis and check it, without envelopes
 * @property {number} envelopeReadUs more for each envelope in it
 * @property {number} publishUs Redis, for a parcel that nobody gets
 * @property {number} copyUs Redis, for each that gets it
 * @property {number} askUs Redis, to say where a person is
 */

const REPEATS = 20_000;
const FEW = 1;
const MANY = 33;
const LISTENERS = 16;

const frame = JSON.stringify({
  type: 'new_message',
  message: {
    id: 123_456_789,
    senderId: 1_234_567,
    receiverId: 7_654_321,
    content: 'See you on Friday at ten, by the fountain? I bring the tickets.',
    read: false,
    readAt: null,
    createdAt: new Date(0).toISOString(),
    clientId: randomUUID(),
  },
});
const key = busKey(randomBytes(32).toString('hex'));
const parcelOf = (envelopes) => ({
  from: randomUUID(),
  envelopes: Array.from({ length: envelopes }, (_, at) => ({ kind: 'live', to: [at + 1], frame })),
});

/** Microseconds of this process's CPU for each of so many calls. */
async function usEach(repeats, work) {
  for (let i = 0; i < repeats / 10; i += 1) await work();
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
}

/** A fixed part, and one for each more, from two measured points. */
const lineThrough = (few, many) => ({
  fixed: few - ((many - few) / (MANY - FEW)) * FEW,
  each: (many - few) / (MANY - FEW),
});

async function wireCosts() {
  const measure = async (work) => {
    const [few, many] = [await usEach(REPEATS, work(FEW)), await usEach(REPEATS / 10, work(MANY))];
    return lineThrough(few, many);
  };
  const sign = await measure((envelopes) => {
    const parcel = parcelOf(envelopes);
    return () => messageText(parcel, key);
  });
  const read = await measure((envelopes) => {
    const text = messageText(parcelOf(envelopes), key);
    return () => messageFrom(text, key);
  });
  return { sign, read };
}

/** Microseconds of CPU of Redis, and of this process, for each of so many commands that are sent together. */
async function redisUsEach(redis, repeats, command) {
  const before = [cpuOf(redis.pid), process.cpuUsage()];
  for (let sent = 0; sent < repeats; sent += 1_000)
    await Promise.all(Array.from({ length: 1_000 }, (_, at) => command(sent + at)));
  const { user, system } = process.cpuUsage(before[1]);
  return { redis: ((cpuOf(redis.pid) - before[0]) * 1e6) / repeats, own: (user + system) / repeats };
}

async function redisCosts(redis) {
  const text = messageText(parcelOf(FEW), key);
  const client = await redisClient(redis.url).connect();
  const publish = () => client.publish('bench', text);
  await redisUsEach(redis, REPEATS, publish);
  const alone = await redisUsEach(redis, 10 * REPEATS, publish);
  const listeners = await Promise.all(
    Array.from({ length: LISTENERS }, async () => {
      const listener = await redisClient(redis.url).connect();
      await listener.subscribe('bench', () => undefined);
      return listener;
    }),
  );
  const heard = await redisUsEach(redis, 2 * REPEATS, publish);
  await Promise.all(Array.from({ length: 1_000 }, (_, at) => client.set(`at:${at}`, 'an instance')));
  const asked = await redisUsEach(redis, 10 * REPEATS, (at) => client.get(`at:${at % 1_000}`));
  for (const one of [client, ...listeners]) one.destroy();
  return {
    publishUs: alone.redis,
    copyUs: (heard.redis - alone.redis) / LISTENERS,
    askUs: asked.redis,
    hearUs: (heard.own - alone.own) / LISTENERS,
  };
}

/** @returns {Promise<Costs>} measured on this machine */
export async function measureCosts(redis) {
  const { sign, read } = await wireCosts();
  const { hearUs, ...ofRedis } = await redisCosts(redis);
  return {
    signUs: sign.fixed,
    envelopeSignUs: sign.each,
    readUs: hearUs + read.fixed,
    envelopeReadUs: read.each,
    ...ofRedis,
  };
}
