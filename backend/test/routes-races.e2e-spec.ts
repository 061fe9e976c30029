import { randomUUID } from 'node:crypto';
import { type RouteChangeInput, type RouteView, endpoints, problems, tripLimits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { hoursToWait } from './support/counted.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustPlanRoute, routeOf } from './support/routes.js';
import { planTrip } from './support/travelers.js';

const { routes, trips } = endpoints;

let instance: Instance;
let other: Instance;
let ana: Client;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('routes_races');
  const env = { RATE_LIMIT_FACTOR: '1' };
  [instance, other] = await Promise.all([
    startInstance({ databaseUrl }),
    startInstance({ databaseUrl, env }),
  ]);
});
beforeEach(async () => {
  ana = await newUser(instance);
});
afterAll(() => Promise.all([instance?.close(), other?.close()]));

const change = ({ startDate, version, trips: stops }: RouteView, nights: number): RouteChangeInput => ({
  startDate,
  version,
  stops: [...stops].reverse().map(({ id, destination }) => ({ tripId: id, destination, nights })),
});

const two = [
  ['Harbor', 4],
  ['Hill', 3],
] as const;

test('of twenty who change a route at once one wins each version', async () => {
  let route = await mustPlanRoute(ana, two);
  for (let round = 1; round <= 3; round += 1) {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ana.call(routes.update, { params: { id: route.id }, body: change(route, i) }),
      ),
    );
    const won = all.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const refused = all.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) expect(body).toMatchObject({ detail: problems['route-changed'].detail });
    const { body } = await ana.call(routes.one, { params: { id: route.id } });
    expect(body).toEqual(won[0]?.body);
    expect(body.version).toBe(round + 1);
    route = body;
  }
});

test('a page that was opened before a stop was changed or deleted by itself saves nothing over it', async () => {
  const route = await mustPlanRoute(ana, two);
  const [, hill] = route.trips;
  const params = { id: route.id };
  const save = (version: number) =>
    ana.call(routes.update, { params, body: change({ ...route, version }, 2) });
  const { destination, startDate, endDate } = hill!;
  const quiet = { destination, startDate, endDate, isQuiet: true };
  await ana.call(trips.update, { params: { id: hill!.id }, body: quiet });
  expect(await save(1)).toMatchObject(refusal('route-changed'));
  const { body } = await ana.call(routes.one, { params });
  expect(body).toMatchObject({ version: 2, trips: [{ isQuiet: false }, { isQuiet: true }] });
  await ana.call(trips.remove, { params: { id: hill!.id } });
  expect(await save(2)).toMatchObject(refusal('route-changed'));
});

test('a route ends with its last trip, and can be planned anew by the same clientId', async () => {
  const body = { ...routeOf(two), clientId: randomUUID() };
  const { id, trips: stops } = (await ana.call(routes.create, { body })).body;
  for (const stop of stops) await ana.call(trips.remove, { params: { id: stop.id } });
  expect((await query(instance, 'SELECT FROM routes WHERE id = $1', [id])).rows).toEqual([]);
  const again = await ana.call(routes.create, { body });
  expect([again.status, again.body.trips.length]).toEqual([201, two.length]);
});

test('routes that are planned, changed and deleted beside plain changes of their trips end as one or the other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const route = await mustPlanRoute(ana, two);
    const [first, last] = route.trips as [RouteView['trips'][0], RouteView['trips'][0]];
    const params = { id: route.id };
    const answers = await Promise.all([
      ana.call(routes.update, { params, body: change(route, 2) }),
      ana.call(trips.remove, { params: { id: first.id } }),
      ana.call(trips.update, { params: { id: last.id }, body: { ...last, description: 'Late.' } as never }),
      ana.call(routes.remove, { params, query: { withTrips: '1' } }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  }
  expect((await ana.call(routes.list)).body).toEqual([]);
});

describe('limits count the trips that there are', () => {
  /** On the instance where limits are those of real life; of an account that is not new. */
  const settled = async () => {
    const who = await newUser(other);
    await query(
      instance,
      `UPDATE users SET created_at = now() - interval '90 days', confirmed_email = email WHERE id = $1`,
      [who.user.id],
    );
    return who;
  };
  const stops = (count: number) => Array.from({ length: count }, (_, i) => [`Stop ${i}`, 1] as const);
  const plan = (who: Client, count: number) => who.call(routes.create, { body: routeOf(stops(count)) });

  test('trips added in a day, also one by one', async () => {
    const who = await settled();
    await planTrip(who, 'Alone', [3, 4]);
    await query(
      instance,
      `UPDATE trips SET created_at = created_at - interval '10 hours' WHERE user_id = $1`,
      [who.user.id],
    );
    const answer = await plan(who, tripLimits.perDay.everybody);
    expect(answer.body).toMatchObject({ status: 429, detail: 'You can add 20 trips a day.' });
    expect(hoursToWait(answer)).toBe(14);
    expect((await who.call(trips.list)).body).toHaveLength(1);
    expect((await plan(who, tripLimits.perDay.everybody - 1)).status).toBe(201);
  });

  test('fewer of a new account', async () => {
    const who = await newUser(other);
    const answer = await plan(who, tripLimits.perDay.newcomers + 1);
    expect(answer.body).toMatchObject({ status: 429, detail: 'You can add 8 trips a day.' });
    // So many are too many on any day.
    expect(answer.headers['retry-after']).toBeUndefined();
    expect((await plan(who, tripLimits.perDay.newcomers)).status).toBe(201);
  });

  test('coming trips, and none of those that are only moved', async () => {
    const who = await newUser(other);
    const { body: route } = await plan(who, tripLimits.perDay.newcomers);
    await query(instance, `UPDATE trips SET created_at = created_at - interval '2 days' WHERE user_id = $1`, [
      who.user.id,
    ]);
    expect(
      (await plan(who, tripLimits.coming.newcomers - tripLimits.perDay.newcomers + 1)).body,
    ).toMatchObject({
      status: 429,
      detail: 'You can have 12 coming trips.',
    });
    expect((await plan(who, 4)).status).toBe(201);
    const moved = await who.call(routes.update, { params: { id: route.id }, body: change(route, 2) });
    expect(moved.status).toBe(200);
  });
});
