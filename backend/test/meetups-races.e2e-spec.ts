import { endpoints } from '@wayfellow/contracts';
import { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { expectInStep, guestOf, guestsOf, join, leave, newTown, seenBy, truthOf } from './support/meetups.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';

const { blocks, meetups } = endpoints;

/** Blocks at the moment of a join. */
const ROUNDS = Number(process.env.MEETUP_ROUNDS ?? 100);

let instance: Instance;
let other: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('meetups_races');
  [instance, other] = await Promise.all([startInstance({ databaseUrl }), startInstance({ databaseUrl })]);
});
afterAll(() => Promise.all([instance?.close(), other?.close()]));

/** The same person, asking the other instance. */
const elsewhere = (who: Client): Client => {
  const client = new Client(other);
  client.user = who.user;
  for (const cookie of who.agent.jar.getCookies({
    domain: '127.0.0.1',
    path: '/',
    secure: false,
    script: false,
  }))
    client.agent.jar.setCookie(cookie);
  return client;
};

test('of two hundred who join at once for the last place one gets it, and all others wait in an order of their own', async () => {
  const town = await newTown(instance, { capacity: 2 });
  const { meetup } = town;
  const first = await guestOf(instance, town);
  expect((await join(first, meetup)).body).toMatchObject({ myState: 'joined', joined: 1 });
  const guests = await guestsOf(instance, town, 200);
  const answers = await Promise.all(guests.map((guest, i) => join(i % 2 ? elsewhere(guest) : guest, meetup)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const truth = await truthOf(instance, meetup);
  expect(truth.joined).toHaveLength(2);
  expect(truth.waiting).toHaveLength(199);
  expectInStep(truth);
  const places = await Promise.all(guests.map((guest) => seenBy(guest, meetup)));
  const waiting = places.filter(({ myState }) => myState === 'waiting');
  expect(waiting.map(({ place }) => place).sort((one, next) => Number(one) - Number(next))).toEqual(
    Array.from({ length: 199 }, (_, i) => i + 1),
  );
});

test('a place that becomes free while others join goes to the first in line', async () => {
  for (let round = 0; round < 20; round += 1) {
    const town = await newTown(instance, { capacity: 2 });
    const { meetup } = town;
    const [in1, in2, first, second, late] = (await guestsOf(instance, town, 5)) as [
      Client,
      Client,
      Client,
      Client,
      Client,
    ];
    for (const guest of [in1, in2, first, second]) await join(guest, meetup);
    await Promise.all([leave(in1, meetup), join(elsewhere(late), meetup)]);
    expect(await seenBy(first, meetup)).toMatchObject({ myState: 'joined', place: null });
    expect(await seenBy(second, meetup)).toMatchObject({ myState: 'waiting', place: 1 });
    expect(await seenBy(late, meetup)).toMatchObject({ myState: 'waiting', place: 2 });
    expectInStep(await truthOf(instance, meetup));
    const { rows } = await query(
      instance,
      `SELECT subject->>'event' AS event FROM notifications WHERE user_id = $1`,
      [first.user.id],
    );
    expect(rows).toEqual([{ event: 'promoted' }]);
  }
});

test('whatever many do at once, the count, the rows and the chat agree, and no place is sold twice', async () => {
  const random = new Random(28);
  const town = await newTown(instance, { capacity: 3 });
  const { host, meetup } = town;
  const guests = await guestsOf(instance, town, 9);
  const params = { id: meetup.id };
  const act = async (who: Client, action: number): Promise<number> => {
    const { id } = random.one(guests).user;
    if (action < 5) return (await join(who, meetup)).status;
    if (action < 8) return (await leave(who, meetup)).status;
    if (action === 8) {
      const state = random.chance(0.5) ? 'open' : 'closed';
      return (await host.call(meetups.setState, { params, body: { state } })).status;
    }
    const { version } = await seenBy(host, meetup);
    const { title, day, time, minutes, area, spot } = meetup;
    const fields = { title, day, time, minutes, area, spot: spot ?? '', capacity: 2 + random.below(3) };
    const answer = await (random.chance(0.9)
      ? host.call(meetups.change, { params, body: { ...fields, version } })
      : host.call(meetups.remove, { params: { id: meetup.id, userId: id } }));
    return answer.status;
  };
  for (let round = 0; round < 25; round += 1) {
    const statuses = await Promise.all(
      guests.map((guest) => act(random.chance(0.5) ? guest : elsewhere(guest), random.below(10))),
    );
    for (const status of statuses) expect(status).toBeLessThan(500);
    expectInStep(await truthOf(instance, meetup));
  }
});

test('a block between host and guest at the moment of a join: the two are never both in', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const town = await newTown(instance);
    const { host, meetup } = town;
    const guest = await guestOf(instance, town);
    const [blocker, blocked] = round % 2 ? [guest, host] : [host, guest];
    const [joined, { status }] = await Promise.all([
      join(elsewhere(guest), meetup),
      blocker.call(blocks.block, { params: { id: blocked.user.id } }),
    ]);
    expect([joined.status === 200 || joined.status === 404, status]).toEqual([true, 204]);
    const truth = await truthOf(instance, meetup);
    expect(truth.joined).toEqual([]);
    expectInStep(truth);
    expect((await guest.call(meetups.one, { params: { id: meetup.id } })).status).toBe(404);
  }
});

test('a block between two guests at the moment of a join: one stays out, or neither reads the other', async () => {
  for (let round = 0; round < 20; round += 1) {
    const town = await newTown(instance);
    const { meetup } = town;
    const [first, second] = (await guestsOf(instance, town, 2)) as [Client, Client];
    await join(first, meetup);
    await Promise.all([
      join(elsewhere(second), meetup),
      first.call(blocks.block, { params: { id: second.user.id } }),
    ]);
    const truth = await truthOf(instance, meetup);
    expectInStep(truth);
    const pair = [first.user.id, second.user.id].sort((one, next) => one - next);
    const { rows } = await query<{ apart: number[] }>(
      instance,
      'SELECT apart FROM conversations WHERE meetup_id = $1',
      [meetup.id],
    );
    expect(rows[0]?.apart).toEqual(truth.joined.includes(second.user.id) ? pair : []);
  }
});
