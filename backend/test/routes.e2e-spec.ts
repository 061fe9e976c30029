import { randomUUID } from 'node:crypto';
import {
  type RouteChangeInput,
  type RouteView,
  endpoints,
  problems,
  routeTexts,
  tripTexts,
} from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { makeDestination, query } from './support/query.js';
import { mustPlanRoute, routeOf } from './support/routes.js';
import { day, planTrip } from './support/travelers.js';

const { routes, trips } = endpoints;

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('routes') });
});
beforeEach(async () => {
  [ana, ben] = await Promise.all([newUser(instance), newUser(instance)]);
});
afterAll(() => instance?.close());

const three = [
  ['Harbor', 4],
  ['Hill', 3],
  ['Valley', 2],
] as const;

/** A route as it would be sent again. */
const asSent = ({ startDate, title, version, trips: stops }: RouteView): RouteChangeInput => ({
  startDate,
  title,
  version,
  stops: stops.map(({ id, destination, startDate: from, endDate }) => ({
    tripId: id,
    destination,
    nights: Math.round((Date.parse(endDate) - Date.parse(from)) / 86_400_000),
  })),
});
const save = (who: Client, { id }: RouteView, body: RouteChangeInput) =>
  who.call(routes.update, { params: { id }, body });
const tripsOf = async (who: Client) => (await who.call(trips.list)).body;
const daysOf = (route: RouteView) =>
  route.trips.map(({ destination, startDate, endDate }) => [destination, startDate, endDate]);

test('a route is planned in one go, and its stops are trips', async () => {
  const lisbon = await makeDestination(instance, `Harbor ${ana.user.id}, Atlantis`);
  const answer = await ana.call(routes.create, {
    body: {
      startDate: day(5),
      title: 'South',
      stops: [
        { destinationId: lisbon, nights: 4, description: 'Trams.' },
        { destination: 'Hill', nights: 0, freeDays: 2, isQuiet: true },
      ],
    },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    title: 'South',
    version: 1,
    startDate: day(5),
    endDate: day(11),
    isShared: false,
    trips: [
      { destinationId: lisbon, startDate: day(5), endDate: day(9), description: 'Trams.', isQuiet: false },
      { destination: 'Hill', startDate: day(11), endDate: day(11), description: null, isQuiet: true },
    ],
  });
  expect(answer.body.line).toContain(`Harbor ${ana.user.id} `);
  expect(await tripsOf(ana)).toEqual(answer.body.trips);
  expect(answer.body.trips.every(({ routeId }) => routeId === answer.body.id)).toBe(true);
  expect((await ana.call(routes.one, { params: { id: answer.body.id } })).body).toEqual(answer.body);
});

test('the same clientId is the same route, also from twenty at once', async () => {
  const body = { ...routeOf(three), clientId: randomUUID() };
  const all = await Promise.all(Array.from({ length: 20 }, () => ana.call(routes.create, { body })));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(new Set(all.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await tripsOf(ana)).toHaveLength(3);
  expect((await ben.call(routes.create, { body })).status).toBe(201);
});

test('moving a stop moves the days along: nights and the first day stay', async () => {
  const route = await mustPlanRoute(ana, three);
  const sent = asSent(route);
  const [harbor, hill, valley] = sent.stops as [
    (typeof sent.stops)[0],
    (typeof sent.stops)[0],
    (typeof sent.stops)[0],
  ];
  const answer = await save(ana, route, { ...sent, stops: [hill, harbor, valley] });
  expect(answer.status).toBe(200);
  expect(answer.body.version).toBe(2);
  expect(daysOf(answer.body)).toEqual([
    ['Hill', day(5), day(8)],
    ['Harbor', day(8), day(12)],
    ['Valley', day(12), day(14)],
  ]);
  expect(answer.body.trips.map(({ id }) => id).sort()).toEqual(route.trips.map(({ id }) => id).sort());
});

test('a change replaces the whole route: stops that are left out are deleted, new ones added', async () => {
  const route = await mustPlanRoute(ana, three);
  const [, hill] = asSent(route).stops;
  const stops = [{ destination: 'Island', nights: 1 }, hill!];
  const { body } = await save(ana, route, { ...asSent(route), title: 'North', stops });
  expect(body.title).toBe('North');
  expect(daysOf(body)).toEqual([
    ['Island', day(5), day(6)],
    ['Hill', day(6), day(9)],
  ]);
  expect(await tripsOf(ana)).toEqual(body.trips);
});

test('a trip that there is becomes a stop, unless it is somebody else’s or of another route', async () => {
  const own = await planTrip(ana, 'Own Bay', [30, 32]);
  const foreign = await planTrip(ben, 'Foreign Bay', [30, 32]);
  const stop = (tripId: number) => ({ destination: 'Own Bay', nights: 2, tripId });
  const planWith = (...ids: number[]) =>
    ana.call(routes.create, { body: { startDate: day(5), stops: ids.map(stop) } });
  expect((await planWith(own, foreign)).body).toMatchObject({
    errors: [{ field: 'stops.1.tripId', message: routeTexts.unknownStop }],
  });
  expect((await planWith(own, own)).status).toBe(400);
  expect((await planWith(own)).body.trips).toMatchObject([{ id: own, startDate: day(5), endDate: day(7) }]);
  expect((await planWith(own)).status).toBe(400);
  expect((await tripsOf(ben))[0]).toMatchObject({ id: foreign, startDate: day(30), routeId: null });
});

describe('a stop that has begun', () => {
  /** Planned so long ago that the first stop has begun. */
  const begun = async () => {
    const route = await mustPlanRoute(ana, three);
    await query(
      instance,
      'UPDATE trips SET start_date = start_date - 6, end_date = end_date - 6 WHERE route_id = $1',
      [route.id],
    );
    return (await ana.call(routes.one, { params: { id: route.id } })).body;
  };

  test('stays first and where it is', async () => {
    const route = await begun();
    const sent = asSent(route);
    const [harbor, hill, valley] = sent.stops;
    const refused = [
      { ...sent, stops: [hill!, harbor!, valley!] },
      { ...sent, stops: [hill!, valley!] },
      { ...sent, stops: [{ ...harbor!, destination: 'Elsewhere' }, hill!, valley!] },
      { ...sent, startDate: day(1) },
    ];
    for (const body of refused) {
      const answer = await save(ana, route, body);
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: 'This stop has begun and cannot be moved' },
      });
    }
    expect((await ana.call(routes.one, { params: { id: route.id } })).body).toEqual(route);
  });

  test('may be longer, and what follows moves along', async () => {
    const route = await begun();
    const sent = asSent(route);
    const [harbor, hill, valley] = sent.stops;
    const { body } = await save(ana, route, { ...sent, stops: [{ ...harbor!, nights: 6 }, valley!, hill!] });
    expect(daysOf(body)).toEqual([
      ['Harbor', day(-1), day(5)],
      ['Valley', day(5), day(7)],
      ['Hill', day(7), day(10)],
    ]);
  });
});

test('a bad third stop stores nothing, and says which', async () => {
  const stops = [
    { destination: 'Harbor', nights: 2 },
    { destination: 'Hill', nights: 2 },
  ];
  const bad = async (stop: object, field: string, message: string) => {
    const body = { startDate: day(5), stops: [...stops, stop] } as never;
    expect(await ana.call(routes.create, { body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: `stops.2.${field}`, message }] },
    });
  };
  await bad({ nights: 2 }, 'destination', tripTexts.destination);
  await bad({ destination: 'Valley', nights: 121 }, 'nights', routeTexts.nights);
  await bad({ destination: 'Valley', nights: 1, freeDays: 61 }, 'freeDays', routeTexts.freeDays);
  await bad({ destination: 'Valley', nights: 1, freeDays: -90 }, 'freeDays', routeTexts.freeDays);
  await bad(
    { destinationId: 2_000_000_000, nights: 1 },
    'destinationId',
    problems['unknown-destination'].detail,
  );
  expect(await tripsOf(ana)).toEqual([]);
  expect((await ana.call(routes.list)).body).toEqual([]);
});

test('a plain change of a stop stays what it is, and its route shows it', async () => {
  const route = await mustPlanRoute(ana, three);
  const [, hill] = route.trips;
  await ana.call(trips.update, {
    params: { id: hill!.id },
    body: { destination: 'Hill', startDate: day(12), endDate: day(13) },
  });
  const { body } = await ana.call(routes.one, { params: { id: route.id } });
  expect(daysOf(body)).toEqual([
    ['Harbor', day(5), day(9)],
    ['Hill', day(12), day(13)],
    ['Valley', day(12), day(14)],
  ]);
});

test('a route that is deleted leaves its trips, or takes them along', async () => {
  const kept = await mustPlanRoute(ana, three);
  expect((await ana.call(routes.remove, { params: { id: kept.id } })).status).toBe(204);
  expect((await tripsOf(ana)).map(({ routeId }) => routeId)).toEqual([null, null, null]);
  const taken = await mustPlanRoute(ana, three, 40);
  await ana.call(routes.remove, { params: { id: taken.id }, query: { withTrips: '1' } });
  expect(await tripsOf(ana)).toHaveLength(3);
  expect((await ana.call(routes.one, { params: { id: taken.id } })).status).toBe(404);
});

test('coming routes are listed soonest first, then those that are over, page by page', async () => {
  const plan = (from: number) => mustPlanRoute(ana, [['Harbor', 2]], from);
  const [late, soon, older, old] = [await plan(20), await plan(5), await plan(6), await plan(7)];
  await query(
    instance,
    'UPDATE trips SET start_date = start_date - 60, end_date = end_date - 60 WHERE route_id = ANY ($1)',
    [[older.id, old.id]],
  );
  const pages = await allPages(ana, routes.list, { query: { limit: 1 } });
  expect(pages.flat().map(({ id }) => id)).toEqual([soon.id, late.id, old.id, older.id]);
});
