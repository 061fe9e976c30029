import {
  type MeetingView,
  endpoints,
  limits,
  meetingTexts,
  meetingTimes,
  problems,
} from '@wayfellow/contracts';
import { CheckInsService } from '../src/modules/meetings/check-ins.service.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { newPair } from './support/matched.js';
import { inHours, letPass, meetingWith, mustPlan, tokenOf } from './support/meetings.js';
import { query } from './support/query.js';

const { meetings, plan, blocks } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetings') });
});
afterAll(() => instance?.close());

const read = (token: string) => new Client(instance).call(plan.read, { body: { token } });
const takeDue = () => instance.app.get(CheckInsService).takeDue();
const linkExpired = {
  status: 400,
  body: { type: '/problems/link-expired', detail: problems['link-expired'].detail },
};

describe('a plan', () => {
  test('is its maker’s alone, and can be changed while its link stays', async () => {
    const [ana, ben] = await newPair(instance);
    const made = await mustPlan(ana, ben);
    expect(made).toMatchObject({
      place: 'Kyoto station, north exit',
      state: 'open',
      opened: 0,
      contactId: null,
    });
    expect((await ana.call(meetings.list)).body).toEqual([made]);
    expect((await ben.call(meetings.list)).body).toEqual([]);
    const { otherUserId: _, ...body } = meetingWith(ben, { place: 'The south exit', note: '' });
    const changed = await ana.call(meetings.update, { params: { id: made.id }, body });
    expect(changed.body).toMatchObject({ link: made.link, place: 'The south exit', note: null });
    expect((await ben.call(meetings.update, { params: { id: made.id }, body })).status).toBe(404);
  });

  test('that has begun hours ago can be changed while it runs, but for its time', async () => {
    const [ana, ben] = await newPair(instance);
    const made = await mustPlan(ana, ben);
    await letPass(instance, made, 4 * 60);
    const [{ startsAt = '' } = {}] = (await ana.call(meetings.list)).body;
    const { otherUserId: _, ...plan } = meetingWith(ben, { startsAt, checkInAt: null, note: 'Left early' });
    const change = (body: typeof plan) => ana.call(meetings.update, { params: { id: made.id }, body });
    expect((await change(plan)).body).toMatchObject({ note: 'Left early', checkInAt: null });
    const earlier = new Date(Date.parse(startsAt) - 60_000).toISOString();
    expect(await change({ ...plan, startsAt: earlier })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'startsAt', message: meetingTexts.past }] },
    });
  });

  test('is made with somebody one is matched with, and nobody else', async () => {
    const [ana] = await newPair(instance);
    const stranger = await newUser(instance);
    const withWhom = async (id: number) =>
      (await ana.call(meetings.create, { body: meetingWith({ user: { id } }) })).status;
    expect(await withWhom(stranger.user.id)).toBe(403);
    expect(await withWhom(ana.user.id)).toBe(404);
    expect(await withWhom(2_000_000_000)).toBe(404);
  });

  test('stays with its maker when the other blocks them', async () => {
    const [ana, ben] = await newPair(instance);
    const made = await mustPlan(ana, ben);
    await ben.call(blocks.block, { params: { id: ana.user.id } });
    expect((await ana.call(meetings.list)).body).toEqual([made]);
    expect((await read(tokenOf(made))).status).toBe(200);
    expect((await ana.call(meetings.create, { body: meetingWith(ben) })).status).toBe(404);
  });

  test(`is one of ${limits.plansAtATime} at a time, also when they are made at once`, async () => {
    const [ana, ben] = await newPair(instance);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => ana.call(meetings.create, { body: meetingWith(ben) })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const [first] = (await ana.call(meetings.list)).body;
    await ana.call(meetings.fine, { params: { id: first!.id } });
    expect((await ana.call(meetings.create, { body: meetingWith(ben) })).status).toBe(201);
  });

  test(`can be made ${limits.plansPerDay} times a day`, async () => {
    const databaseUrl = await freshDatabase('meetings_limited');
    const limited = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
    const [ana, ben] = await newPair(limited);
    for (let i = 0; i < limits.plansPerDay; i += 1) {
      const { id } = await mustPlan(ana, ben);
      await ana.call(meetings.remove, { params: { id } });
    }
    expect((await ana.call(meetings.create, { body: meetingWith(ben) })).status).toBe(429);
    await limited.close();
  });

  test.each([
    ['a meeting of yesterday', { startsAt: inHours(-24), checkInAt: null }, 'startsAt', meetingTexts.past],
    ['one in two years', { startsAt: inHours(2 * 366 * 24), checkInAt: null }, 'startsAt', meetingTexts.far],
    ['a check-in before it', { checkInAt: inHours(0.5) }, 'checkInAt', meetingTexts.checkInEarly],
    [
      'one more than twelve hours after it',
      { checkInAt: inHours(1 + meetingTimes.checkInWithinHours + 0.1) },
      'checkInAt',
      meetingTexts.checkInLate,
    ],
  ])('is refused for %s', async (_, more, field, message) => {
    const [ana, ben] = await newPair(instance);
    const refused = await ana.call(meetings.create, { body: meetingWith(ben, more) });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });
});

describe('its page', () => {
  test('tells the meeting and nothing else of the two', async () => {
    const [ana, ben] = await newPair(instance);
    await query(instance, `UPDATE users SET age = 41, bio = 'Collects lighthouses' WHERE id IN ($1, $2)`, [
      ana.user.id,
      ben.user.id,
    ]);
    const answer = await read(tokenOf(await mustPlan(ana, ben)));
    expect(Object.keys(answer.body).sort()).toEqual(
      'checkInAt country endsAt fineAt maker note other place startsAt state zone'.split(' '),
    );
    expect(answer.body.other).toEqual({ name: ben.user.name, profileImage: null });
    for (const secret of [ana, ben].flatMap(({ user }) => [user.username, user.email]))
      expect(answer.text).not.toContain(secret);
    for (const secret of ['lighthouses', '41']) expect(answer.text).not.toContain(`"${secret}"`);
  });

  test('counts how often it was opened, for its maker', async () => {
    const [ana, ben] = await newPair(instance);
    const made = await mustPlan(ana, ben);
    await Promise.all([read(tokenOf(made)), read(tokenOf(made))]);
    expect((await ana.call(meetings.list)).body).toMatchObject([{ opened: 2 }]);
  });

  test('a link that is made up, was deleted or is over is refused like any other', async () => {
    const [ana, ben] = await newPair(instance);
    const [deleted, over] = [await mustPlan(ana, ben), await mustPlan(ana, ben)];
    await ana.call(meetings.remove, { params: { id: deleted.id } });
    await letPass(instance, over, (meetingTimes.linkHours + 1) * 60);
    for (const token of ['x'.repeat(43), tokenOf(deleted), tokenOf(over)])
      expect(await read(token)).toMatchObject(linkExpired);
    expect((await ana.call(meetings.list)).body).toMatchObject([{ state: 'over' }]);
  });

  test('its page is kept out of search engines, and tells no other site', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(instance.url + path);
      return [headers.get('x-robots-tag'), headers.get('referrer-policy')];
    };
    for (const path of ['/plan', '/plan/fine', '/plan/contact'])
      expect(await headersOf(path)).toEqual(['noindex', 'no-referrer']);
    expect((await headersOf('/planet'))[0]).toBeNull();
  });

  test('no token is in the database', async () => {
    const [ana, ben] = await newPair(instance);
    const token = tokenOf(await mustPlan(ana, ben));
    const { rows } = await query<{ row: string }>(
      instance,
      'SELECT plan::text AS row FROM meeting_plans plan',
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

test(`a plan is erased ${meetingTimes.keptDays} days after its link has ended, and not before`, async () => {
  const [ana, ben] = await newPair(instance);
  const made: MeetingView = await mustPlan(ana, ben);
  const days = (meetingTimes.keptDays + meetingTimes.linkHours / 24) * 24 * 60;
  await letPass(instance, made, days + 50);
  await takeDue();
  expect((await ana.call(meetings.list)).body).toHaveLength(1);
  await letPass(instance, made, 20);
  await takeDue();
  expect((await ana.call(meetings.list)).body).toEqual([]);
});
