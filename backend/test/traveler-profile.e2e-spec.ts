import { endpoints, limits } from '@wayfellow/contracts';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { mustWrite } from './support/messages.js';
import { uploadPhoto } from './support/photos.js';
import { makePremium, query } from './support/query.js';
import { day, like, planTrip, quizAnswers, takeQuiz } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('traveler_profile') });
});
afterAll(() => instance?.close());

const { profile } = endpoints.users;

test("a traveler's page tells who they are, where they go and what the two have in common", async () => {
  const [ana, ben] = [await newUser(instance, { name: 'Ana' }), await newUser(instance, { name: 'Ben' })];
  for (const who of [ana, ben]) {
    await like(who, 'Food', 'Hiking');
    await takeQuiz(instance, who.user.id, quizAnswers(0));
  }
  await makePremium(instance, ben.user.id);
  await planTrip(ana, 'Sameville', [3, 9]);
  await planTrip(ben, 'Laterville', [40, 45]);
  await planTrip(ben, 'Sameville', [5, 12]);
  await befriend(ana, ben);
  const { body, status } = await ana.call(profile, { params: { id: ben.user.id } });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: ben.user.id,
    name: 'Ben',
    profileImage: null,
    age: null,
    bio: null,
    isVerified: true,
    connection: 'matched',
    trips: [
      expect.objectContaining({ destination: 'Sameville', startDate: day(5), endDate: day(12) }),
      expect.objectContaining({ destination: 'Laterville', startDate: day(40), endDate: day(45) }),
    ],
    interests: ['Food', 'Hiking'],
    shared: expect.objectContaining({ destination: 'Sameville', days: 5 }),
    sharedInterests: ['Food', 'Hiking'],
    quizInCommon: 8,
    trust: {
      isConfirmed: false,
      memberSince: expect.any(String),
      traveledWith: 0,
      hasOwnPhoto: false,
    },
    references: [],
    referenceCount: 0,
  });
});

test('trips that are over are not on it, and no more than fit', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  for (let i = 0; i < limits.profileTrips + 1; i += 1) await planTrip(ben, `Ville ${i}`, [i, i + 1]);
  await query(
    instance,
    `UPDATE trips SET start_date = current_date - 9, end_date = current_date - 2
     WHERE id = (SELECT min(id) FROM trips WHERE user_id = $1)`,
    [ben.user.id],
  );
  const { trips } = (await ana.call(profile, { params: { id: ben.user.id } })).body;
  expect(trips.map(({ destination }) => destination)).toEqual(
    Array.from({ length: limits.profileTrips }, (_, i) => `Ville ${i + 1}`),
  );
});

test('it says once an address is confirmed, and never which', async () => {
  const ana = await newUser(instance);
  await query(instance, 'UPDATE users SET confirmed_email = email WHERE id = $1', [ana.user.id]);
  const { body } = await ana.call(profile, { params: { id: ana.user.id } });
  expect(body).toMatchObject({ connection: 'self', shared: null, trust: { isConfirmed: true } });
});

test('it tells an uploaded photo from a poster, and a picture from another website', async () => {
  const ana = await newUser(instance);
  const hasOwnPhoto = async () =>
    (await ana.call(profile, { params: { id: ana.user.id } })).body.trust.hasOwnPhoto;
  await ana.call(endpoints.photos.choosePoster, { body: { name: 'bali' } });
  expect(await hasOwnPhoto()).toBe(false);
  await uploadPhoto(ana);
  expect(await hasOwnPhoto()).toBe(true);
});

test('it says who usually answers within a day, by the median of the first answers of 90 days', async () => {
  const ben = await newUser(instance);
  const answers = async () => (await ben.call(profile, { params: { id: ben.user.id } })).body.trust;
  const written = async (hours: number | undefined, daysAgo = 5) => {
    const other = await newUser(instance);
    await befriend(other, ben);
    const first = await mustWrite(other, ben, 'Are you there?');
    const answer = hours === undefined ? undefined : await mustWrite(ben, other, 'Yes.');
    const sql = `UPDATE messages SET created_at = now() - $2::int * interval '1 day' + $3::int * interval '1 hour'
      WHERE id = $1`;
    await query(instance, sql, [first.id, daysAgo, 0]);
    if (answer) await query(instance, sql, [answer.id, daysAgo, hours]);
  };
  const { min, days } = limits.firstAnswers;
  for (let count = 1; count < min; count += 1) await written(2);
  await written(2, days + 1);
  expect(await answers()).not.toHaveProperty('answersWithinADay');
  await written(23);
  expect(await answers()).toMatchObject({ answersWithinADay: true });
  for (let count = 0; count < min; count += 1) await written(count % 2 ? 30 : undefined);
  expect(await answers()).toMatchObject({ answersWithinADay: true });
  await written(30);
  expect(await answers()).toMatchObject({ answersWithinADay: false });
});

test('there is none of somebody who does not exist', async () => {
  const ana = await newUser(instance);
  expect((await ana.call(profile, { params: { id: 2_000_000_000 } })).status).toBe(404);
});
