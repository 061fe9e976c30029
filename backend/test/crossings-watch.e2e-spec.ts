import { endpoints } from '@wayfellow/contracts';
import { DigestsService } from '../src/modules/digests/digests.service.js';
import { type Client, newUser } from './support/client.js';
import { boardsOf, goTo, newCity, newcomer } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, request } from './support/matched.js';
import { zoneAt } from './support/mornings.js';
import { choose } from './support/notification-emails.js';

let instances: [Instance, Instance];
beforeAll(async () => {
  const databaseUrl = await freshDatabase('crossings_watch');
  instances = [await startInstance({ databaseUrl }), await startInstance({ databaseUrl })];
});
afterAll(() => Promise.all((instances ?? []).map((instance) => instance.close())));

/** Every worker looks at the same moment. */
const tell = () => Promise.all(instances.map(({ app }) => app.get(DigestsService).tellAll()));
const linesOf = async (who: Client) =>
  (await who.call(endpoints.notifications.list)).body.filter(({ kind }) => kind === 'digest');
const watch = async (who: Client, trip: number, isOn: boolean) =>
  (await who.call(endpoints.crossings.watch, { params: { id: trip }, body: { isOn } })).status;

/** Ana, for whom it is morning, with a trip to a place of her own. */
const setOut = async () => {
  const ana = await newUser(instances[0], { name: 'Ana' });
  await choose(ana, { zone: zoneAt(9) });
  const city = await newCity(instances[0]);
  return { ana, city, trip: await goTo(ana, city, [10, 14]) };
};

test('a watched trip is told of once, by however many workers, with those whom one knows and without who declined', async () => {
  const { ana, city, trip } = await setOut();
  await befriend(await newcomer(instances[0], city, [12, 16], 'Ben'), ana);
  const declining = await newcomer(instances[0], city, [12, 16], 'Cleo');
  const { id } = await request(ana, declining);
  await declining.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
  await tell();
  expect(await linesOf(ana)).toEqual([]);

  expect(await watch(ana, trip, true)).toBe(204);
  await tell();
  expect(await linesOf(ana)).toMatchObject([{ subject: { count: 1 } }]);
  await newcomer(instances[1], city, [12, 16], 'Dan');
  await tell();
  expect(await linesOf(ana)).toMatchObject([{ subject: { count: 1 } }]);
});

test('watching says so on the board, and ends', async () => {
  const { ana, city, trip } = await setOut();
  const isWatched = async () => (await boardsOf(ana)).map((board) => board.isWatched);
  expect(await isWatched()).toEqual([false]);
  for (const isOn of [true, true, false]) {
    expect(await watch(ana, trip, isOn)).toBe(204);
    expect(await isWatched()).toEqual([isOn]);
  }
  await befriend(await newcomer(instances[0], city, [12, 16]), ana);
  await tell();
  expect(await linesOf(ana)).toEqual([]);
});

test('changing a trip does not end watching it', async () => {
  const { ana, city, trip } = await setOut();
  await watch(ana, trip, true);
  const [{ trip: before } = { trip: undefined }] = await boardsOf(ana);
  const { startDate = '', endDate = '' } = before ?? {};
  const body = { destinationId: city, startDate, endDate, description: 'By train.' };
  await ana.call(endpoints.trips.update, { params: { id: trip }, body });
  expect((await boardsOf(ana))[0]).toMatchObject({ isWatched: true, trip: { description: 'By train.' } });
});

test.each([
  [[], [], ['digest']],
  [['request'], [], ['request', 'digest']],
  [[], ['digest'], []],
  [['digest'], [], ['digest']],
] as const)(
  'who has %j in the bell and %j by email, and watches, has %j in the bell',
  async (listed, emailed, listedThen) => {
    const { ana, trip } = await setOut();
    await choose(ana, { zone: zoneAt(9), listed: [...listed], emailed: [...emailed] });
    await watch(ana, trip, true);
    const { body } = await ana.call(endpoints.notifications.settings);
    expect([body.listed, body.emailed]).toEqual([listedThen, emailed]);
  },
);
