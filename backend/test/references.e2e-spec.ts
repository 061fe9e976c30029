import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { newPair } from './support/matched.js';
import { query } from './support/query.js';
import {
  PRAISE,
  ageMatch,
  mustWriteAbout,
  pageOf,
  passDays,
  referencesAbout,
  traveledPair,
  writeAbout,
} from './support/references.js';
import { leave, setStanding } from './support/standings.js';
import { planTrip } from './support/travelers.js';

let instance: Instance;
let other: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('references');
  // Their instances run no jobs: what is due is revealed when a test says so.
  instance = await startInstance({ databaseUrl });
  other = await startInstance({ databaseUrl });
});
afterAll(() => Promise.all([instance?.close(), other?.close()]));

const problem = (status: number, code: string) => ({ status, body: { type: `/problems/${code}` } });
const block = (one: Client, whom: Client) =>
  one.call(endpoints.blocks.block, { params: { id: whom.user.id } });

describe('what one writes about the days together', () => {
  test('is read by nobody else before both have written', async () => {
    const [ana, ben] = await traveledPair(instance);
    const carla = await newUser(instance);
    const read = async () => [
      await pageOf(ben, ana),
      await pageOf(ben, ben),
      await pageOf(carla, ben),
      await referencesAbout(ben, ben),
      await referencesAbout(carla, ben),
      (await ben.call(endpoints.matches.list)).body,
      (await ben.call(endpoints.messages.conversations)).body,
      (await ben.call(endpoints.account.one)).body,
    ];
    const before = await read();
    expect(await writeAbout(ana, ben)).toMatchObject({
      status: 201,
      body: { met: true, text: PRAISE, state: 'waiting' },
    });
    expect(await read()).toEqual(before);
    expect((await pageOf(ana, ben)).ownReference).toMatchObject({ text: PRAISE, state: 'waiting' });

    const reply = 'She carried the thermos all the way.';
    expect(await writeAbout(ben, ana, { text: reply })).toMatchObject({ body: { state: 'shown' } });
    expect(await referencesAbout(carla, ben)).toMatchObject([
      { author: { id: ana.user.id, name: 'Ana' }, text: PRAISE, reply: null, isMine: false },
    ]);
    expect(await referencesAbout(ana, ben)).toMatchObject([{ isMine: true }]);
    expect(await pageOf(carla, ana)).toMatchObject({ references: [{ text: reply }], referenceCount: 1 });
  });

  test('is revealed once by two who write at the same moment, on two instances', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ana, ben] = await traveledPair(instance, other);
      const answers = await Promise.all([writeAbout(ana, ben), writeAbout(ben, ana)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      // The answer to the first may tell already what the second revealed.
      expect(answers.map(({ body }) => body.state)).toContain('shown');
      const { rows } = await query(
        instance,
        'SELECT outcome, revealed_at IS NOT NULL AS "isRevealed" FROM travel_references WHERE author_id IN ($1, $2)',
        [ana.user.id, ben.user.id],
      );
      expect(rows).toEqual(Array.from({ length: 2 }, () => ({ outcome: 'confirmed', isRevealed: true })));
    }
  });

  test('is told of once, without what it says, and no longer once the other has written', async () => {
    const [ana, ben] = await traveledPair(instance);
    const told = async () =>
      (await ben.call(endpoints.notifications.list)).body.filter(({ kind }) => kind === 'traveled');
    await mustWriteAbout(ana, ben);
    const [notification, ...others] = await told();
    expect(notification).toMatchObject({ actor: { id: ana.user.id } });
    expect(others).toEqual([]);
    expect(JSON.stringify(notification)).not.toContain(PRAISE);
    const unread = async () => (await ben.call(endpoints.notifications.unread)).body.count;
    const before = await unread();
    await mustWriteAbout(ben, ana);
    expect(await unread()).toBe(before - 1);
    expect((await ana.call(endpoints.notifications.list)).body.map(({ kind }) => kind)).not.toContain(
      'traveled',
    );
  });

  test('is written once by each, however many times at once', async () => {
    const [ana, ben] = await traveledPair(instance);
    const answers = await Promise.all(Array.from({ length: 10 }, () => writeAbout(ana, ben)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject(problem(409, 'reference-written'));
  });

  test('is read alone after two weeks by the clock of the database, when the other can write no more', async () => {
    const [ana, ben] = await traveledPair(instance);
    await mustWriteAbout(ana, ben);
    await passDays(instance, limits.referenceWindowDays - 1);
    expect(await referencesAbout(ben, ben)).toEqual([]);
    await passDays(instance, 1);
    expect(await referencesAbout(ben, ben)).toMatchObject([{ text: PRAISE }]);
    expect(await writeAbout(ben, ana)).toMatchObject(problem(409, 'reference-closed'));
    expect((await pageOf(ana, ben)).trust.traveledWith).toBe(0);
  });

  test('waits until a day after the two were matched, and is about nobody else', async () => {
    const [ana, ben] = await newPair(instance);
    const carla = await newUser(instance);
    const { referenceAfterHours } = limits;
    await ageMatch(instance, ana, ben, referenceAfterHours - 1);
    expect(await writeAbout(ana, ben)).toMatchObject(problem(409, 'not-yet'));
    expect(await writeAbout(ana, carla)).toMatchObject(problem(409, 'not-yet'));
    expect(await writeAbout(ana, ana)).toMatchObject(problem(400, 'self-reference'));
    await ageMatch(instance, ana, ben, referenceAfterHours);
    expect((await writeAbout(ana, ben)).status).toBe(201);
  });

  test('is not written about somebody who blocked, or who cannot be reached', async () => {
    const [ana, ben] = await traveledPair(instance);
    await block(ben, ana);
    expect(await writeAbout(ana, ben)).toMatchObject(problem(404, 'unknown-user'));
    const [carla, dan] = await traveledPair(instance);
    await setStanding(instance, dan, 'suspended', new Date('2099-01-01'));
    expect(await writeAbout(carla, dan)).toMatchObject(problem(403, 'traveler-away'));
    const [emil, fay] = await traveledPair(instance);
    await leave(instance, fay);
    expect(await writeAbout(emil, fay)).toMatchObject(problem(403, 'traveler-away'));
  });

  test('says where the two were on the same days', async () => {
    const [ana, ben] = await traveledPair(instance);
    await planTrip(ana, 'Sameville', [0, 5]);
    await planTrip(ben, 'Sameville', [0, 9]);
    await planTrip(ana, 'Laterville', [20, 25]);
    await planTrip(ben, 'Laterville', [20, 25]);
    await mustWriteAbout(ana, ben);
    await mustWriteAbout(ben, ana);
    expect(await referencesAbout(ana, ben)).toMatchObject([
      { place: 'Sameville', traveledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    ]);
  });
});

describe('where one says that they did not meet', () => {
  const casesAbout = async ({ user }: Client) =>
    (
      await query(instance, 'SELECT subject_kind, opened_by, urgency FROM cases WHERE person_id = $1', [
        user.id,
      ])
    ).rows;

  test('nothing is shown', async () => {
    const [ana, ben] = await traveledPair(instance);
    await mustWriteAbout(ana, ben);
    expect(await writeAbout(ben, ana, { met: false, text: '' })).toMatchObject({
      body: { state: 'not-shown' },
    });
    for (const who of [ana, ben]) {
      expect(await referencesAbout(who, ana)).toEqual([]);
      expect(await referencesAbout(who, ben)).toEqual([]);
    }
    expect(await pageOf(ana, ben)).toMatchObject({
      trust: { traveledWith: 0 },
      ownReference: { state: 'not-shown' },
    });
    expect([...(await casesAbout(ana)), ...(await casesAbout(ben))]).toEqual([]);
  });

  test('a case is opened about whom the other did not feel safe with', async () => {
    const [ana, ben] = await traveledPair(instance);
    await mustWriteAbout(ana, ben, { feltSafe: false });
    expect(await casesAbout(ben)).toEqual([]);
    await mustWriteAbout(ben, ana, { met: false, text: null });
    expect(await casesAbout(ben)).toEqual([
      { subject_kind: 'reference', opened_by: 'rule', urgency: 'urgent' },
    ]);
    expect(await casesAbout(ana)).toEqual([]);
  });

  test('what it was like is told to moderators alone', async () => {
    const [ana, ben] = await traveledPair(instance);
    const first = await writeAbout(ana, ben, { feltSafe: false });
    await mustWriteAbout(ben, ana);
    const texts = [
      first.body,
      await pageOf(ana, ben),
      await pageOf(ben, ben),
      await referencesAbout(ben, ben),
    ];
    expect(JSON.stringify(texts)).not.toMatch(/safe/i);
  });
});

test('a user who blocks another no longer reads what they wrote; everybody else does', async () => {
  const [ana, ben] = await traveledPair(instance);
  const carla = await newUser(instance);
  await query(instance, `UPDATE users SET created_at = now() - interval '30 days' WHERE id = $1`, [
    ana.user.id,
  ]);
  await mustWriteAbout(ana, ben);
  await mustWriteAbout(ben, ana);
  const own = async () => {
    const { trust, references, referenceCount } = await pageOf(ben, ben);
    return [trust.traveledWith, references?.length, referenceCount, (await referencesAbout(ben, ben)).length];
  };
  expect(await own()).toEqual([1, 1, 1, 1]);
  await block(ana, ben);
  expect(await own()).toEqual([0, 0, 0, 0]);
  expect(await referencesAbout(carla, ben)).toHaveLength(1);
  expect((await pageOf(carla, ben)).trust.traveledWith).toBe(1);
});
