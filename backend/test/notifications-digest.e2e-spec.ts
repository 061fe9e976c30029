import { endpoints } from '@wayfellow/contracts';
import { DigestStore } from '../src/modules/digests/digest.store.js';
import { DigestsService } from '../src/modules/digests/digests.service.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import { befriend } from './support/matched.js';
import { choose, newReader, sendEmails, waitingEmails } from './support/notification-emails.js';
import { makeDestination, query } from './support/query.js';
import { zoneAt } from './support/mornings.js';
import { day } from './support/travelers.js';

let mailbox: Mailbox;
let instances: [Instance, Instance];
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('notifications_digest');
  const start = () => startInstance({ databaseUrl, env: mailbox.env() });
  instances = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.close()));
  await mailbox?.close();
});

const tell = () => Promise.all(instances.map(({ app }) => app.get(DigestsService).tellAll()));
const goTo = (who: Client, destinationId: number, from: number, to: number) =>
  who.call(endpoints.trips.create, { body: { destinationId, startDate: day(from), endDate: day(to) } });
const linesOf = async (who: Client) =>
  (await who.call(endpoints.notifications.list)).body.filter(({ kind }) => kind === 'digest');
const emailsTo = async ({ user }: Client) => {
  await sendEmails(instances[0]);
  return mailbox.to(user.email).filter(({ subject }) => subject.endsWith('on your days'));
};

/** Somebody in whose time zone it is morning, with a trip to a place of their own. */
const morningReader = async (hour = 9) => {
  const ben = await newReader(instances[0]);
  const place = await makeDestination(instances[0], `Harbor ${ben.user.id}`);
  await choose(ben, { zone: zoneAt(hour) });
  await goTo(ben, place, 10, 14);
  return { ben, place };
};
const newcomer = async (place: number, name: string, from = 12, to = 16) => {
  const who = await newUser(instances[1], { name });
  await goTo(who, place, from, to);
  return who;
};
/** Moves what somebody was told, and the trips to their place, a day back. */
const passDay = async ({ user }: Client) => {
  const sqls = [
    `UPDATE digests SET told_at = told_at - interval '24 hours' WHERE user_id = $1`,
    `UPDATE trips SET created_at = created_at - interval '24 hours'
     WHERE place_id IN (SELECT place_id FROM trips WHERE user_id = $1)`,
  ];
  for (const sql of sqls) await query(instances[0], sql, [user.id]);
};

test('in the morning new travelers on one’s days are told once, by email with names, place and days', async () => {
  const { ben, place } = await morningReader();
  await newcomer(place, 'Priya Nair');
  await newcomer(place, 'zanzibar.example calls');
  await newcomer(place, 'Too Late', 15, 20);
  await tell();
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 2 }, isRead: false }]);
  const [email, ...more] = await emailsTo(ben);
  expect([email?.subject, more]).toEqual(['2 travelers on your days', []]);
  expect(email?.text).toContain(`- Priya, Harbor ${ben.user.id}, `);
  expect(email?.text).toContain('- A traveler, ');
  expect(email?.text).not.toContain('zanzibar');
  await newcomer(place, 'Somebody Else');
  await tell();
  expect([(await linesOf(ben)).length, (await emailsTo(ben)).length]).toEqual([1, 1]);
});

test('who is not shown to others is told of nobody', async () => {
  const { ben, place } = await morningReader();
  await ben.call(endpoints.account.setPrivacy, { body: { findable: 'nobody' } });
  await newcomer(place, 'Priya Nair');
  await tell();
  expect([await linesOf(ben), await emailsTo(ben)]).toEqual([[], []]);
});

test('the next day only who is new since is told', async () => {
  const { ben, place } = await morningReader();
  await newcomer(place, 'Priya Nair');
  await tell();
  await passDay(ben);
  await tell();
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
  await newcomer(place, 'Quinn Ade');
  await newcomer(place, 'Rosa Lind');
  await tell();
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 2 } }]);
});

test('a trip that is added after the reading is neither lost nor told twice, whenever the email is sent', async () => {
  const { ben, place } = await morningReader();
  await newcomer(place, 'Priya Nair');
  const store = instances[0].app.get(DigestStore);
  const due = store.due.bind(store);
  const watched = jest.spyOn(store, 'due').mockImplementation(async function* (zones) {
    for await (const found of due(zones)) {
      if (found.some(({ userId }) => userId === ben.user.id)) await newcomer(place, 'Quinn Ade');
      yield found;
    }
  });
  await instances[0].app.get(DigestsService).tellAll();
  watched.mockRestore();
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
  const [first] = await emailsTo(ben);
  expect(first?.subject).toBe('1 traveler on your days');
  expect(first?.text).toContain('- Priya, ');
  await passDay(ben);
  await tell();
  const [, second, ...more] = await emailsTo(ben);
  expect([second?.subject, more]).toEqual(['1 traveler on your days', []]);
  expect(second?.text).toContain('- Quinn, ');
});

test('everybody who is due is found whatever the size of the batches, also behind batches in which nobody is', async () => {
  const readers = [await morningReader(), await morningReader(), await morningReader()];
  for (const { place } of readers) await newcomer(place, 'Priya Nair');
  const store = instances[0].app.get(DigestStore);
  const due = store.due.bind(store);
  const zones = ['UTC', zoneAt(9)];
  const found = async (size?: number) => {
    const batches: { userId: number; count: number }[][] = [];
    for await (const batch of due(zones, size))
      batches.push(batch.map(({ userId, count }) => ({ userId, count })));
    return batches;
  };
  const ids = readers.map(({ ben }) => ben.user.id);
  const whole = (await found()).flat();
  expect(whole).toEqual(expect.arrayContaining(ids.map((userId) => ({ userId, count: 1 }))));
  const single = await found(1);
  expect(single.flat()).toEqual(whole);
  expect([single.some((batch) => batch.length === 0), single.every((batch) => batch.length <= 1)]).toEqual([
    true,
    true,
  ]);
  expect((await found(2)).flat()).toEqual(whole);

  const small = jest.spyOn(store, 'due').mockImplementation((wanted) => due(wanted, 1));
  await instances[0].app.get(DigestsService).tellAll();
  small.mockRestore();
  for (const { ben } of readers) expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
});

test('five are named, those whom one meets first, and all are counted', async () => {
  const { ben, place } = await morningReader();
  for (const name of ['Gil', 'Fay', 'Eva', 'Dov', 'Cem', 'Bea']) await newcomer(place, name);
  await newcomer(place, 'Zoe', 10, 11);
  await tell();
  const [email] = await emailsTo(ben);
  expect(email?.subject).toBe('7 travelers on your days');
  const names = [...(email?.text ?? '').matchAll(/^- (\w+), /gm)].map(([, name]) => name);
  expect(names).toEqual(['Zoe', 'Bea', 'Cem', 'Dov', 'Eva']);
});

test('nothing is recorded for users who want neither line nor email, and no email prepared that is not wanted', async () => {
  const readers: number[] = [];
  for (const [listed, emailed] of [
    [['digest'], []],
    [[], ['digest']],
    [[], []],
  ] as const) {
    const { ben, place } = await morningReader();
    await choose(ben, { zone: zoneAt(9), listed: [...listed], emailed: [...emailed] });
    await newcomer(place, 'Priya Nair');
    readers.push(ben.user.id);
  }
  const [inBell, byEmail] = readers;
  const enqueued = instances.map(({ app }) => jest.spyOn(app.get(Emails), 'enqueue'));
  await tell();
  const prepared = enqueued.flatMap(({ mock }) => mock.calls.map(([, , { userId }]) => userId));
  for (const spy of enqueued) spy.mockRestore();
  expect(prepared.filter((id) => readers.includes(id as number))).toEqual([byEmail]);
  for (const table of ['notifications', 'digests']) {
    const sql = `SELECT user_id FROM ${table} WHERE user_id = ANY ($1) ORDER BY user_id`;
    const { rows } = await query<{ user_id: number }>(instances[0], sql, [readers]);
    expect(rows.map(({ user_id }) => user_id)).toEqual([inBell, byEmail]);
  }
});

test('no email is prepared for somebody who has no confirmed address; the line behind the bell is there', async () => {
  const ben = await newUser(instances[0]);
  const place = await makeDestination(instances[0], `Harbor ${ben.user.id}`);
  await choose(ben, { zone: zoneAt(9) });
  await goTo(ben, place, 10, 14);
  await newcomer(place, 'Priya Nair');
  const enqueued = instances.map(({ app }) => jest.spyOn(app.get(Emails), 'enqueue'));
  await tell();
  const prepared = enqueued.flatMap(({ mock }) => mock.calls.filter(([, kind]) => kind === 'digest'));
  for (const spy of enqueued) spy.mockRestore();
  expect(prepared.map(([, , { userId }]) => userId)).not.toContain(ben.user.id);
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
});

test.each([6, 12, 20])('nobody is told at %i o’clock', async (hour) => {
  const { ben, place } = await morningReader(hour);
  await newcomer(place, 'Priya Nair');
  await tell();
  expect(await linesOf(ben)).toEqual([]);
});

test('a quiet trip is told to nobody, and tells its traveler of nobody', async () => {
  const { ben, place } = await morningReader();
  const dora = await newReader(instances[0]);
  await choose(dora, { zone: zoneAt(9) });
  const days = { startDate: day(10), endDate: day(14) };
  await dora.call(endpoints.trips.create, { body: { destinationId: place, ...days, isQuiet: true } });
  await tell();
  expect([await linesOf(ben), await linesOf(dora)]).toEqual([[], []]);
  await newcomer(place, 'Priya Nair');
  await tell();
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
  expect(await linesOf(dora)).toEqual([]);
});

test('who is blocked, not listed, or connected already does not count, nor is named who is gone by then', async () => {
  const { ben, place } = await morningReader();
  const [blocker, blocked, hidden, match] = [
    await newcomer(place, 'Blocking One'),
    await newcomer(place, 'Blocked One'),
    await newcomer(place, 'Hidden One'),
    await newcomer(place, 'Known One'),
  ];
  await blocker.call(endpoints.blocks.block, { params: { id: ben.user.id } });
  await ben.call(endpoints.blocks.block, { params: { id: blocked.user.id } });
  await hidden.call(endpoints.account.setPrivacy, { body: { findable: 'nobody' } });
  await befriend(match, ben);
  await tell();
  expect(await linesOf(ben)).toEqual([]);
  const quiet = { zone: zoneAt(9), isQuiet: true, quietFrom: 8, quietUntil: 12 };
  await choose(ben, quiet);
  const priya = await newcomer(place, 'Priya Nair');
  await tell();
  expect(await emailsTo(ben)).toEqual([]);
  expect(await linesOf(ben)).toMatchObject([{ subject: { count: 1 } }]);
  await priya.call(endpoints.account.setPrivacy, { body: { findable: 'nobody' } });
  await choose(ben, { ...quiet, isQuiet: false });
  expect([await emailsTo(ben), await waitingEmails(instances[0], ben)]).toEqual([[], []]);
});
