import { FORMER_TRAVELER, type QuizAnswers, endpoints, quizOptions } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { type LeavingChoices, PersonalData } from '../src/platform/personal-data/personal-data.js';
import { Authenticator } from './support/authenticator.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, request } from './support/matched.js';
import { mustName, mustPlan } from './support/meetings.js';
import { mustWrite } from './support/messages.js';
import { outOfStep } from './support/pairs.js';
import { photoFilesOf, uploadPhoto } from './support/photos.js';
import { keptRows, rowOfTable } from './support/privacy-page.js';
import { productTables, tablesOfTravelers, tablesWith } from './support/personal-tables.js';
import { makeDestination, makePremium, query } from './support/query.js';
import { ageMatch, mustWriteAbout, pageOf } from './support/references.js';

/** Tables that say nothing about anybody. A new one belongs here or, far more often, in a module's personal-data.sql.ts. */
const aboutNobody = [
  'conversation_backfill',
  'customer_removals',
  'destination_months',
  'destinations',
  'migrations',
  'place_near',
  'places',
  'provider_events',
  'removed_pictures',
];

let instance: Instance;
beforeAll(async () => {
  // A web instance runs no jobs: no email gets its link, and no file is removed, beside what a test does.
  const databaseUrl = await freshDatabase('personal_data');
  instance = await startInstance({ databaseUrl });
});
afterAll(() => instance?.close());

const registered = () => [...instance.app.get(PersonalData).tables.keys()];
const erase = ({ user }: Client, choices: LeavingChoices) =>
  instance.app
    .get(DataSource)
    .transaction((manager) => instance.app.get(PersonalData).erase(manager, user.id, choices));
const rowsOf = async (table: string, { user }: Client) =>
  (await instance.app
    .get(DataSource)
    .query(instance.app.get(PersonalData).tables.get(table)?.copy ?? '', [user.id])) as Record<
    string,
    unknown
  >[];

const secrets = {
  name: 'Zephyrine Quillfeather',
  bio: 'Collects lighthouses.',
  trip: 'To see the zeppelins',
  tip: 'Ask for the zinc counter',
  meeting: 'Under the zodiac clock',
  message: 'My brother is called Zoltan',
  reference: 'We shared a zeppelin cabin, and it was warm.',
};
const tip = { title: secrets.tip, content: 'Nobody else knows that it is there.', category: 'food' } as const;
const preferences = Object.fromEntries(
  Object.entries(quizOptions).map(([id, options]) => [id, options[0]]),
) as QuizAnswers;

/** Somebody with rows in every table about travelers, a friend of theirs, and somebody who blocked them. */
const scene = async () => {
  const ana = await newUser(instance, { name: secrets.name, bio: secrets.bio });
  const [ben, cleo, dan] = [await newUser(instance), await newUser(instance), await newUser(instance)];
  await makePremium(instance, ana.user.id);
  for (const other of [ben, cleo]) await befriend(other, ana);
  await request(ana, dan);
  await mustWrite(ana, ben, secrets.message);
  await mustWrite(ben, ana, 'Mine is called Bela');
  await mustWrite(ana, cleo, secrets.message);
  const city = await makeDestination(instance, `Zinc City ${ana.user.id}`);
  const must = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBeLessThan(300);
  await must(ana.call(endpoints.tips.create, { params: { id: city }, body: tip }));
  const theirs = await ben.call(endpoints.tips.create, {
    params: { id: city },
    body: { ...tip, title: 'Plain tip' },
  });
  await must(ana.call(endpoints.tips.upvote, { params: { id: theirs.body.id } }));
  const days = { startDate: '2030-05-01', endDate: '2030-05-04' };
  await must(
    ana.call(endpoints.trips.create, { body: { destinationId: city, ...days, description: secrets.trip } }),
  );
  await must(ana.call(endpoints.interests.add, { body: { name: 'Food' } }));
  await must(ana.call(endpoints.quiz.save, { body: { userId: ana.user.id, preferences } }));
  await mustPlan(ana, cleo, { place: secrets.meeting });
  await mustPlan(cleo, ana);
  await mustName(ana);
  await uploadPhoto(ana);
  await Authenticator.turnOn(ana);
  for (const other of [ben, cleo]) {
    await ageMatch(instance, ana, other);
    await mustWriteAbout(ana, other, { text: secrets.reference });
    await mustWriteAbout(other, ana, { text: 'She was the best company one can have.' });
  }
  await must(ana.call(endpoints.blocks.block, { params: { id: ben.user.id } }));
  await must(cleo.call(endpoints.blocks.block, { params: { id: ana.user.id } }));
  return { ana, ben, cleo, dan, city, tipId: theirs.body.id };
};

test('every table that can name a traveler is registered by exactly one module', async () => {
  expect([...registered(), ...aboutNobody].sort()).toEqual(await productTables(instance));
  const forgotten = (await tablesOfTravelers(instance)).filter((name) => !registered().includes(name));
  expect(forgotten).toEqual([]);
  const personalData = instance.app.get(PersonalData);
  expect(() => personalData.register({ trips: { erase: [] } })).toThrow('trips is registered twice');
});

test('the privacy page has a row for every table about travelers', () => {
  expect(Object.keys(rowOfTable).sort()).toEqual(registered().sort());
  const rows = keptRows();
  const missing = Object.entries(rowOfTable).filter(([, what]) => !rows.some((row) => row.startsWith(what)));
  expect(missing).toEqual([]);
});

test('nothing of what a traveler was or wrote is left where they took it back', async () => {
  const { ana, ben, cleo, tipId } = await scene();
  const { username, email } = ana.user;
  const texts = [username, email, ...Object.values(secrets)];
  expect((await tablesWith(instance, texts)).sort()).toEqual(
    expect.arrayContaining(['public.messages', 'public.tips', 'public.trips', 'public.users']),
  );
  await erase(ana, { takeBackMessages: true, deleteTips: true });
  expect(await tablesWith(instance, texts)).toEqual([]);
  await instance.app.get(PhotoSweeper).sweep();
  expect(await photoFilesOf(instance)).toEqual([]);
  const counts = async () => {
    const { rows } = await query<{ upvotes: number; barred: boolean[] }>(
      instance,
      `SELECT upvotes, (SELECT array_agg(barred ORDER BY id) FROM matches) AS barred FROM tips WHERE id = $1`,
      [tipId],
    );
    return rows[0];
  };
  // Her own block is gone, Cleo's is not.
  expect(await counts()).toEqual({ upvotes: 0, barred: [false, true] });
  expect(await outOfStep(instance)).toEqual([]);
  await erase(ana, { takeBackMessages: true, deleteTips: true });
  expect(await counts()).toEqual({ upvotes: 0, barred: [false, true] });
  expect(await rowsOf('messages', ben)).toMatchObject([
    { with: FORMER_TRAVELER, isMine: false, content: '' },
    { with: FORMER_TRAVELER, isMine: true, content: 'Mine is called Bela' },
  ]);
  expect(await rowsOf('messages', cleo)).toEqual([]);
  expect(await newUser(instance, { username, email })).toMatchObject({ user: { username, email } });
});

test('what they leave to others stays, without their name', async () => {
  const { ana, ben, cleo } = await scene();
  await erase(ana, { takeBackMessages: false, deleteTips: false });
  expect(await tablesWith(instance, [ana.user.username, ana.user.email, secrets.name, secrets.bio])).toEqual(
    [],
  );
  expect(await tablesWith(instance, [secrets.tip])).toEqual(['public.tips']);
  expect(await tablesWith(instance, [secrets.reference])).toEqual(['public.travel_references']);
  expect(await tablesWith(instance, ['the best company'])).toEqual([]);
  expect((await newUser(instance).then((carla) => pageOf(carla, cleo))).references).toMatchObject([
    { author: null, text: secrets.reference },
  ]);
  expect((await rowsOf('messages', ben))[0]).toMatchObject({
    with: FORMER_TRAVELER,
    content: secrets.message,
  });
});

test('a copy has one’s own of every table, the other side of conversations, and nobody else’s address', async () => {
  const { ana, ben } = await scene();
  const copies = [...instance.app.get(PersonalData).tables].filter(([, { copy }]) => copy);
  const copy = Object.fromEntries(
    await Promise.all(copies.map(async ([name]) => [name, await rowsOf(name, ana)] as const)),
  );
  expect(copy.users).toMatchObject([{ email: ana.user.email, name: secrets.name }]);
  expect(copy.messages).toHaveLength(2);
  // What she wrote about both, and nothing that they wrote: each of the two is blocked or has blocked her.
  expect(copy.travel_references).toMatchObject([
    { about: null, text: secrets.reference },
    { about: null, text: secrets.reference },
  ]);
  for (const name of [
    'blocks',
    'meeting_plans',
    'trusted_contacts',
    'photos',
    'session',
    'tips',
    'tip_upvotes',
    'trips',
    'user_interests',
    'subscriptions',
  ])
    expect([name, copy[name]?.length]).toEqual([name, 1]);
  expect(copy.tip_upvotes).toMatchObject([{ title: null }]);
  expect(JSON.stringify(copy)).not.toContain(ben.user.email);
  // Ben exists no longer for her, nor she for Cleo: her own words are there, theirs are not.
  expect(JSON.stringify(copy)).not.toContain('Bela');
  expect(JSON.stringify(await rowsOf('messages', ben))).not.toContain(secrets.message);
});
