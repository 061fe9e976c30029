import { endpoints, problems } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';
import { mustPlanRoute, routeOf, shareRoute } from './support/routes.js';
import { leave, setStanding, stay } from './support/standings.js';
import { day, planTrip } from './support/travelers.js';

const { blocks, routes, trips } = endpoints;

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('routes_shared') });
});
beforeEach(async () => {
  ana = await newUser(instance, { name: 'Ana' });
  ben = await newUser(instance);
});
afterAll(() => instance?.close());

const stops = [
  ['Harbor', 4],
  ['Hill', 3],
] as const;
const read = (who: Client, token: string) => who.call(routes.read, { body: { token } });
const unknown = { status: 404, body: { detail: problems['unknown-route'].detail } };

test('who has the link sees whose the route is, its stops, and the days that both are there', async () => {
  const token = await shareRoute(ana, await mustPlanRoute(ana, stops));
  await planTrip(ben, 'hill', [10, 11]);
  const { body } = await read(ben, token);
  expect(body).toMatchObject({
    user: { id: ana.user.id, name: 'Ana' },
    connection: 'none',
    stops: [
      { destination: 'Harbor', startDate: day(5), endDate: day(9) },
      { destination: 'Hill', startDate: day(9), endDate: day(12) },
    ],
    shared: [{ destination: 'Hill', startDate: day(10), endDate: day(11) }],
  });
  await befriend(ben, ana);
  expect((await read(ben, token)).body.connection).toBe('matched');
  expect((await read(ana, token)).body).toMatchObject({ connection: 'self', shared: [] });
});

test('the link is off by default, stays the same while it is on, and is another one after it was off', async () => {
  const route = await mustPlanRoute(ana, stops);
  expect(route.isShared).toBe(false);
  const params = { id: route.id };
  const token = await shareRoute(ana, route);
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect((await ana.call(routes.one, { params })).body.isShared).toBe(true);
  expect(await shareRoute(ana, route)).toBe(token);
  expect((await ana.call(routes.unshare, { params })).status).toBe(204);
  expect((await ana.call(routes.one, { params })).body.isShared).toBe(false);
  expect(await read(ben, token)).toMatchObject(unknown);
  expect(await shareRoute(ana, route)).not.toBe(token);
});

test('a wrong link, one that is off, a route that is over or deleted, and a block are told alike', async () => {
  const makeLink = async () => {
    const route = await mustPlanRoute(ana, stops);
    return { route, token: await shareRoute(ana, route) };
  };
  const [off, over, deleted, kept] = [await makeLink(), await makeLink(), await makeLink(), await makeLink()];
  await ana.call(routes.unshare, { params: { id: off.route.id } });
  await query(
    instance,
    'UPDATE trips SET start_date = start_date - 60, end_date = end_date - 60 WHERE route_id = $1',
    [over.route.id],
  );
  await ana.call(routes.remove, { params: { id: deleted.route.id } });
  const answers = await Promise.all(
    [off.token, over.token, deleted.token, 'x', `${kept.token.slice(0, -2)}AA`].map((token) =>
      read(ben, token),
    ),
  );
  expect((await read(ben, kept.token)).status).toBe(200);
  await ana.call(blocks.block, { params: { id: ben.user.id } });
  answers.push(await read(ben, kept.token));
  await ana.call(blocks.unblock, { params: { id: ben.user.id } });
  await ben.call(blocks.block, { params: { id: ana.user.id } });
  answers.push(await read(ben, kept.token));
  for (const answer of answers) {
    expect(answer).toMatchObject(unknown);
    expect(answer.body).toEqual(answers[0]?.body);
  }
});

test('nobody sees the route of somebody suspended or leaving, and it is back when they are', async () => {
  const token = await shareRoute(ana, await mustPlanRoute(ana, stops));
  await setStanding(instance, ana, 'suspended', new Date('2099-03-05T12:00:00Z'));
  expect(await read(ben, token)).toMatchObject(unknown);
  await setStanding(instance, ana, 'active');
  expect((await read(ben, token)).status).toBe(200);
  await leave(instance, ana);
  expect(await read(ben, token)).toMatchObject(unknown);
  await stay(instance, ana);
  expect((await read(ben, token)).status).toBe(200);
});

test('quiet stops are shown to matches alone, and stops that are over to nobody', async () => {
  const body = routeOf([...stops, ['Valley', 2]]);
  const [harbor, hill, valley] = body.stops;
  const { body: route } = await ana.call(routes.create, {
    body: { ...body, stops: [harbor!, { ...hill!, isQuiet: true }, valley!] },
  });
  const token = await shareRoute(ana, route);
  const seen = async (who: Client) =>
    (await read(who, token)).body.stops.map(({ destination }) => destination);
  expect(await seen(ben)).toEqual(['Harbor', 'Valley']);
  await befriend(ben, ana);
  expect(await seen(ben)).toEqual(['Harbor', 'Hill', 'Valley']);
  await query(
    instance,
    'UPDATE trips SET start_date = start_date - 60, end_date = end_date - 60 WHERE id = $1',
    [route.trips[0]?.id],
  );
  expect(await seen(ben)).toEqual(['Hill', 'Valley']);
});

test('the database keeps no token', async () => {
  const token = await shareRoute(ana, await mustPlanRoute(ana, stops));
  const { rows } = await query(instance, 'SELECT to_jsonb(routes) AS row FROM routes WHERE user_id = $1', [
    ana.user.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('no list of others says which trips are of one route', async () => {
  await mustPlanRoute(ana, stops);
  await befriend(ben, ana);
  const profile = await ben.call(endpoints.users.profile, { params: { id: ana.user.id } });
  expect(profile.text).toContain('Harbor');
  expect(profile.text).not.toContain('routeId');
  expect((await ana.call(trips.list)).text).toContain('routeId');
});
