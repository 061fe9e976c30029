import { endpoints, interestNames, limits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';

const { add, list, remove } = endpoints.interests;

let instance: Instance;
let ana: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_interests') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  ana = await newUser(instance);
});

test('each of the interests can be added, and they come back in that order', async () => {
  for (const name of interestNames) expect((await ana.call(add, { body: { name } })).status).toBe(201);
  expect((await ana.call(list)).body.map(({ name }) => name)).toEqual(interestNames);
});

test('adding one twice is the same as once, also ten times at once', async () => {
  const body = { name: 'Hiking' } as const;
  const answers = await Promise.all(Array.from({ length: 10 }, () => ana.call(add, { body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await ana.call(list)).body).toEqual([answers[0]?.body]);
});

test('one that is removed while it is added again is answered as added', async () => {
  const body = { name: 'Hiking' } as const;
  for (let round = 0; round < 30; round += 1) {
    const { id } = (await ana.call(add, { body })).body;
    const [added] = await Promise.all([ana.call(add, { body }), ana.call(remove, { params: { id } })]);
    expect(added.status).toBe(201);
  }
});

test('one is removed once', async () => {
  const { body } = await ana.call(add, { body: { name: 'Food' } });
  const params = { id: body.id };
  expect((await ana.call(remove, { params })).status).toBe(204);
  expect((await ana.call(list)).body).toEqual([]);
  expect((await ana.call(remove, { params })).status).toBe(404);
});

test("nobody can remove somebody else's, nor one that does not exist", async () => {
  const { body } = await ana.call(add, { body: { name: 'Art' } });
  const ben = await newUser(instance);
  for (const id of [body.id, limits.id.max])
    expect((await ben.call(remove, { params: { id } })).status).toBe(404);
  expect((await ana.call(list)).body).toEqual([body]);
});
