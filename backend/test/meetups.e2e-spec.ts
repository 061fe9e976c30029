import { type MeetupInput, endpoints, meetupTexts, problems } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { boardsOf, goTo, makeNear, newCity } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import {
  SPOT,
  guestOf,
  guestsOf,
  join,
  leave,
  meetupOf,
  mustOffer,
  newTown,
  seenBy,
} from './support/meetups.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';
import { day, like, quizAnswers, takeQuiz } from './support/travelers.js';

const { account, blocks, meetups, notifications, trips } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetups') });
});
afterAll(() => instance?.close());

const statusFor = async (who: Client, id: number) => (await who.call(meetups.one, { params: { id } })).status;

describe('who sees a meetup', () => {
  test('who is there on its day, and nobody else: one answer for all others', async () => {
    const town = await newTown(instance);
    const { cityId, host, meetup } = town;
    const there = await guestOf(instance, town);
    const early = await newUser(instance);
    await goTo(early, cityId, [2, 4]);
    const quiet = await newUser(instance);
    const days = { startDate: day(3), endDate: day(9) };
    await quiet.call(trips.create, { body: { destinationId: cityId, isQuiet: true, ...days } });
    const blocked = await guestOf(instance, town);
    await host.call(blocks.block, { params: { id: blocked.user.id } });
    const removed = await guestOf(instance, town);
    await join(removed, meetup);
    await host.call(meetups.remove, { params: { id: meetup.id, userId: removed.user.id } });

    expect(await seenBy(there, meetup)).toMatchObject({ title: meetup.title, myState: 'none', km: 0 });
    const others = [early, quiet, blocked, removed, await newUser(instance)];
    const answers = await Promise.all([
      ...others.map((who) => who.call(meetups.one, { params: { id: meetup.id } })),
      ...others.map((who) => join(who, meetup)),
      ...others.map((who) => leave(who, meetup)),
      ...others.map((who) => who.call(meetups.calendar, { params: { id: meetup.id } })),
      there.call(meetups.one, { params: { id: 2_000_000_000 } }),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(JSON.parse(text)).toEqual({ type: '/problems/unknown-meetup', ...problems['unknown-meetup'] });
    }
  });

  test('from 25 km around, and not from 26 km', async () => {
    const town = await newTown(instance);
    const [near, far] = await Promise.all([newCity(instance), newCity(instance)]);
    const [one, two] = await Promise.all([newUser(instance), newUser(instance)]);
    await goTo(one, near, [5, 5]);
    await goTo(two, far, [5, 5]);
    await makeNear(instance, town.cityId, near, 25);
    expect(await seenBy(one, town.meetup)).toMatchObject({ km: 25 });
    await makeNear(instance, town.cityId, far, 26);
    expect(await statusFor(two, town.meetup.id)).toBe(404);
  });

  test('nobody who is in a block with somebody who has joined', async () => {
    const town = await newTown(instance);
    const [guest, late] = (await guestsOf(instance, town, 2)) as [Client, Client];
    await join(guest, town.meetup);
    await late.call(blocks.block, { params: { id: guest.user.id } });
    expect(await statusFor(late, town.meetup.id)).toBe(404);
    await late.call(blocks.unblock, { params: { id: guest.user.id } });
    expect(await statusFor(late, town.meetup.id)).toBe(200);
  });

  test('and of who has joined whom they may find, or are matched with; in it, everybody', async () => {
    const town = await newTown(instance);
    const [guest, unseen, friend, late] = (await guestsOf(instance, town, 4)) as [
      Client,
      Client,
      Client,
      Client,
    ];
    await befriend(unseen, friend);
    await join(guest, town.meetup);
    await join(unseen, town.meetup);
    await unseen.call(account.setPrivacy, { body: { findable: 'nobody' } });
    const shownTo = async (who: Client) => {
      const { joined, going } = await seenBy(who, town.meetup);
      return [joined, ...going.map(({ id }) => id)];
    };
    const all = [2, guest.user.id, unseen.user.id];
    expect(await shownTo(late)).toEqual([2, guest.user.id]);
    for (const who of [friend, town.host, guest, unseen]) expect(await shownTo(who)).toEqual(all);
    await join(late, town.meetup);
    expect(await shownTo(late)).toEqual([3, guest.user.id, unseen.user.id, late.user.id]);
  });

  test('in the list of a trip, on the boards, and in the list of those one is in', async () => {
    const town = await newTown(instance);
    const guest = await guestOf(instance, town);
    const [board] = await boardsOf(guest);
    expect(board).toMatchObject({ meetups: 1 });
    const params = { id: board!.trip.id };
    const on = async (date?: string) =>
      (await guest.call(meetups.ofTrip, { params, query: date ? { day: date } : {} })).body.map(
        ({ id }) => id,
      );
    expect([await on(), await on(day(5)), await on(day(6))]).toEqual([
      [town.meetup.id],
      [town.meetup.id],
      [],
    ]);
    expect((await guest.call(meetups.mine, {})).body).toEqual([]);
    await join(guest, town.meetup);
    expect((await guest.call(meetups.mine, {})).body).toMatchObject([
      { id: town.meetup.id, myState: 'joined' },
    ]);
    expect((await town.host.call(meetups.mine, {})).body).toMatchObject([{ myState: 'host', spot: SPOT }]);
  });
});

test('its page says what one has in common with each of its people, and how one is connected; lists do not', async () => {
  const town = await newTown(instance);
  const [guest, other] = (await guestsOf(instance, town, 2)) as [Client, Client];
  for (const who of [guest, other, town.host]) await takeQuiz(instance, who.user.id, quizAnswers(0));
  for (const who of [guest, town.host]) await like(who, 'Food', 'Art');
  await like(other, 'Art');
  await befriend(guest, other);
  for (const who of [guest, other]) await join(who, town.meetup);
  const { host, going } = await seenBy(guest, town.meetup);
  expect(host).toMatchObject({ connection: 'none', sharedInterests: ['Food', 'Art'], quizInCommon: 8 });
  expect(going).toMatchObject([
    { id: guest.user.id, connection: 'self', sharedInterests: [], quizInCommon: null },
    { id: other.user.id, connection: 'matched', sharedInterests: ['Art'], quizInCommon: 8 },
  ]);
  const [listed] = (await guest.call(meetups.mine, {})).body;
  for (const person of [listed?.host, ...(listed?.going ?? [])])
    expect(Object.keys(person ?? {})).not.toContain('connection');
});

describe('the exact spot and the chat', () => {
  test('are for the host and who has joined: not before, not while waiting, not after', async () => {
    const town = await newTown(instance, { capacity: 2 });
    const { meetup } = town;
    expect(meetup).toMatchObject({ spot: SPOT, conversationId: expect.any(Number) });
    const [first, second, waits] = (await guestsOf(instance, town, 3)) as [Client, Client, Client];
    const hidden = { spot: null, conversationId: null };
    expect(await seenBy(first, meetup)).toMatchObject(hidden);
    const shown = { spot: SPOT, conversationId: meetup.conversationId };
    expect((await join(first, meetup)).body).toMatchObject({ myState: 'joined', ...shown });
    await join(second, meetup);
    expect((await join(waits, meetup)).body).toMatchObject({ myState: 'waiting', place: 1, ...hidden });
    expect((await waits.call(meetups.calendar, { params: { id: meetup.id } })).status).toBe(404);
    expect((await leave(first, meetup)).status).toBe(204);
    expect(await seenBy(first, meetup)).toMatchObject({ myState: 'none', ...hidden });
    expect(await seenBy(waits, meetup)).toMatchObject({ myState: 'joined', ...shown });
    const { text } = await first.call(notifications.list, {});
    expect(text).not.toContain(SPOT);
  });
});

describe('offering', () => {
  const refused: [string, Partial<MeetupInput>, string, string][] = [
    ['less than an hour ahead', { day: day(0), time: '00:00' }, 'time', meetupTexts.ahead],
    ['no time on five minutes', { time: '10:03' }, 'time', meetupTexts.time],
    ['a title that is too short', { title: 'Tram' }, 'title', meetupTexts.title],
    ['one place', { capacity: 1 }, 'capacity', meetupTexts.places],
    ['more places than new accounts have', { capacity: 5 }, 'capacity', meetupTexts.newcomerPlaces],
  ];
  test.each(refused)('%s is refused', async (_, changes, field, message) => {
    const host = await newUser(instance);
    const trip = await goTo(host, await newCity(instance), [0, 9]);
    const { status, body } = await host.call(meetups.offer, { body: meetupOf(trip, changes) });
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
  });

  test('where and when one has a trip that is not quiet, and is seen', async () => {
    const town = await newTown(instance);
    const stranger = await newUser(instance);
    const answers = await Promise.all([
      stranger.call(meetups.offer, { body: meetupOf(town.hostTrip) }),
      town.host.call(meetups.offer, { body: meetupOf(town.hostTrip, { day: day(10) }) }),
    ]);
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([403, { detail: problems['not-there'].detail }]);
  });

  test('the same clientId again is the same meetup', async () => {
    const host = await newUser(instance);
    const trip = await goTo(host, await newCity(instance), [3, 9]);
    const body = meetupOf(trip, { clientId: '7d2b0b52-5a3c-4b34-9c4e-2f6a4f0c6f01' });
    const all = await Promise.all([1, 2, 3].map(() => host.call(meetups.offer, { body })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(all.map(({ body: { id } }) => id)).size).toBe(1);
  });
});

test('west of UTC the evening of one’s last day is still a day of the trip', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  const { rows } = await query<{ placeId: number }>(
    instance,
    `UPDATE meetups SET day = current_date - 1, starts_at = now() + interval '3 hours',
       ends_at = now() + interval '5 hours', zone = 'Pacific/Honolulu' WHERE id = $1 RETURNING place_id AS "placeId"`,
    [town.meetup.id],
  );
  await query(
    instance,
    'UPDATE trips SET start_date = current_date - 3, end_date = current_date - 1 WHERE place_id = $1',
    [rows[0]?.placeId],
  );
  expect(await seenBy(guest, town.meetup)).toMatchObject({ myState: 'none' });
  expect((await join(guest, town.meetup)).body).toMatchObject({ myState: 'joined' });
});

test('nobody joins less than an hour before it begins, and nobody leaves once it has begun', async () => {
  const town = await newTown(instance);
  const { meetup } = town;
  const [guest, late] = (await guestsOf(instance, town, 2)) as [Client, Client];
  await join(guest, meetup);
  const begin = (minutes: number) =>
    query(
      instance,
      `UPDATE meetups SET starts_at = now() + $2 * interval '1 minute', ends_at = now() + interval '3 hours' WHERE id = $1`,
      [meetup.id, minutes],
    );
  await begin(59);
  expect((await join(late, meetup)).body).toMatchObject({ detail: problems['meetup-closed'].detail });
  await begin(61);
  expect((await join(late, meetup)).status).toBe(200);
  await begin(-1);
  expect((await leave(guest, meetup)).body).toMatchObject({ detail: problems['meetup-started'].detail });
  expect(await mustOffer(town.host, town.hostTrip, { time: '15:00' })).toMatchObject({ time: '15:00' });
});
