import assert from 'node:assert/strict';
import test from 'node:test';
import { simulate } from './simulate.mjs';
import { scaledUp } from './trace.mjs';
import { ways } from './ways.mjs';

const costs = {
  signUs: 5,
  envelopeSignUs: 1,
  readUs: 5,
  envelopeReadUs: 1,
  publishUs: 2,
  copyUs: 1,
  askUs: 2,
};
const trace = Array.from({ length: 600 }, (_, at) => ({
  atMs: at * 3.3,
  senderId: 1 + (at % 40),
  receiverId: 1 + ((at + 20) % 40),
}));
const reckon = (name, instances, perSecond) =>
  simulate(
    ways.find((way) => way.name === name),
    { instances, messages: scaledUp(trace, { perSecond, forMs: 1_000 }), costs, forMs: 1_000 },
  );

test('a trace is scaled up to the rate that is asked for, by other people each time, in the order of time', () => {
  const scaled = scaledUp(trace, { perSecond: 30_000, forMs: 1_000 });
  assert.ok(Math.abs(scaled.length - 30_000) < 1_500, `${scaled.length} messages`);
  assert.equal(new Set(scaled.map(({ senderId }) => senderId)).size, 99 * 40);
  assert.ok(scaled.every(({ atMs }, at) => at === 0 || scaled[at - 1].atMs <= atMs));
  // Whoever writes to each other in the trace does so in each copy.
  assert.ok(scaled.every(({ senderId, receiverId }) => Math.abs(senderId - receiverId) === 20));
});

test('on one channel each instance gets each parcel', () => {
  const { parcels, copies } = reckon('one channel', 10, 2_000);
  assert.equal(copies, 10 * parcels);
});

test('on one channel the bus takes as many times more of an instance as there are more of them, until it falls behind', () => {
  const [few, many, most] = [10, 100, 1_000].map((instances) =>
    reckon('one channel', instances, instances * 200),
  );
  assert.ok(many.instanceCores > 8 * few.instanceCores && many.instanceCores < 12 * few.instanceCores);
  assert.ok(Number.isFinite(few.p99));
  assert.ok(most.instanceCores > 1 && Number.isNaN(most.p99));
});

for (const name of ['a channel an instance', 'a channel a person'])
  test(`on ${name} what an instance takes stays the same, however many there are`, () => {
    const [few, many] = [20, 200].map((instances) => reckon(name, instances, instances * 200));
    assert.ok(many.instanceCores < 2 * few.instanceCores, `${few.instanceCores} and ${many.instanceCores}`);
    assert.ok(many.redisNeeded >= few.redisNeeded);
    assert.ok(Number.isFinite(many.p99));
  });

test('nobody is told of what only they themselves have', () => {
  const alone = simulate(ways[1], {
    instances: 1,
    messages: trace,
    costs,
    forMs: 2_000,
  });
  assert.equal(alone.copies, 0);
});
