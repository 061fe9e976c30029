import { endpoints, meetupLimits, userLimits } from '@wayfellow/contracts';
import { ofTripSql } from '../src/modules/meetups/rows/meetups.query.js';
import { type Client, newUser } from './support/client.js';
import { counted, hoursToWait } from './support/counted.js';
import { goTo, newCity } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { join, leave, meetupOf, mustOffer, seenBy } from './support/meetups.js';
import { query } from './support/query.js';
import { day } from './support/travelers.js';

const { meetups } = endpoints;

let instance: Instance;
/** Where limits are those of real life. */
let strict: Instance;
let cityId: number;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('meetups_limits');
  const env = { RATE_LIMIT_FACTOR: '1' };
  [instance, strict] = await Promise.all([
    startInstance({ databaseUrl }),
    startInstance({ databaseUrl, env }),
  ]);
  cityId = await newCity(instance);
});
afterAll(() => Promise.all([instance?.close(), strict?.close()]));

/** Somebody on the strict instance who is there; by default their account is not new. */
const there = async (isNew = false): Promise<{ who: Client; trip: number }> => {
  const who = await newUser(strict);
  if (!isNew)
    await query(
      instance,
      `UPDATE users SET created_at = now() - interval '90 days', confirmed_email = email WHERE id = $1`,
      [who.user.id],
    );
  return { who, trip: await goTo(who, cityId, [3, 9]) };
};
const offer = (who: Client, trip: number, capacity = 2) =>
  who.call(meetups.offer, { body: meetupOf(trip, { capacity }) });
const offered = async () => {
  const host = await newUser(instance);
  return mustOffer(host, await goTo(host, cityId, [3, 9]), { capacity: 2 });
};
/** A meetup whose two places are taken. */
const full = async () => {
  const meetup = await offered();
  for (let i = 0; i < 2; i += 1) {
    const guest = await newUser(instance);
    await goTo(guest, cityId, [3, 9]);
    await join(guest, meetup);
  }
  return meetup;
};

describe.each([
  ['an account that is not new', 'everybody', false],
  ['a new account', 'newcomers', true],
] as const)('%s', (_, kind, isNew) => {
  test('hosts and offers so many, and no more', async () => {
    const { who, trip } = await there(isNew);
    const most = meetupLimits.hosted[kind];
    for (let i = 0; i < most; i += 1) expect((await offer(who, trip)).status).toBe(201);
    expect((await offer(who, trip)).body).toMatchObject({
      status: 429,
      detail: `You can host ${counted(most, 'meetup')} at a time.`,
    });
    expect((await who.call(meetups.mine, {})).body).toHaveLength(most);
    const cancelled = `
      UPDATE meetups SET state = 'cancelled', created_at = created_at - interval '10 hours' WHERE host_id = $1`;
    await query(instance, cancelled, [who.user.id]);
    const answer = await offer(who, trip);
    expect(hoursToWait(answer)).toBe(14);
    expect(answer.body).toMatchObject({
      status: 429,
      detail: `You can offer ${counted(meetupLimits.offeredPerDay[kind], 'meetup')} a day.`,
    });
  });

  test('joins so many a day, and no more, also if it leaves them', async () => {
    const { who } = await there(isNew);
    const most = meetupLimits.joinsPerDay[kind];
    for (let i = 0; i < most; i += 1) {
      const meetup = await offered();
      expect((await join(who, meetup)).status).toBe(200);
      await leave(who, meetup);
    }
    const last = await offered();
    const detail = `You can join ${counted(most, 'meetup')} a day.`;
    // The first of them is the first that counts no more.
    const earlier = `
      UPDATE meetup_members SET asked_at = asked_at - interval '10 hours'
      WHERE (user_id, seq) IN (SELECT user_id, min(seq) FROM meetup_members WHERE user_id = $1 GROUP BY user_id)`;
    await query(instance, earlier, [who.user.id]);
    const answer = await join(who, last);
    expect(answer.body).toMatchObject({ status: 429, detail });
    expect(hoursToWait(answer)).toBe(14);
    expect((await who.call(meetups.mine, {})).body).toEqual([]);
  });

  test('comes and goes so often in an hour, and no more, also in one meetup', async () => {
    const { who } = await there(isNew);
    const meetup = await offered();
    for (let i = 0; i < userLimits.chatChangesPerHour[kind]; i += 1) {
      expect((await join(who, meetup)).status).toBe(200);
      await leave(who, meetup);
    }
    expect((await join(who, meetup)).body).toMatchObject({ type: '/problems/too-many-requests' });
    expect(await seenBy(who, meetup)).toMatchObject({ myState: 'none', joined: 0 });
  });

  test('waits for so many, and no more', async () => {
    const { who } = await there(isNew);
    const most = meetupLimits.waiting[kind];
    for (let i = 0; i < most; i += 1)
      expect((await join(who, await full())).body).toMatchObject({ myState: 'waiting' });
    const detail = `You can wait for ${counted(most, 'meetup')} at a time.`;
    expect((await join(who, await full())).body).toMatchObject({ status: 429, detail });
  });

  test('offers so many places, and no more', async () => {
    const { who, trip } = await there(isNew);
    const most = meetupLimits.places[kind];
    expect((await offer(who, trip, most + 1)).status).toBe(400);
    expect((await offer(who, trip, most)).status).toBe(201);
  });
});

test('what is offered on a trip’s days is found by place and day, however many meetups there are', async () => {
  const { who, trip } = await there();
  await query(
    instance,
    `INSERT INTO meetups
       (host_id, place_id, title, day, starts_at, ends_at, remind_at, zone, area, spot, capacity)
     SELECT $1, places.id, 'One of many', $2::date + n % 300, $2::date + n % 300 + interval '10 hours',
       $2::date + n % 300 + interval '12 hours', $2::date, 'UTC', 'Anywhere', 'Anywhere', 2
     FROM generate_series(1, 200) n CROSS JOIN (SELECT id FROM places ORDER BY id LIMIT 100) places`,
    [who.user.id, day(10)],
  );
  await query(instance, 'ANALYZE meetups');
  const { rows } = await query<{ 'QUERY PLAN': string }>(instance, `EXPLAIN ${ofTripSql}`, [
    who.user.id,
    trip,
    null,
    null,
    null,
    21,
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('meetups_at_place');
  expect(plan).not.toMatch(/Seq Scan on meetups\b/);
});
