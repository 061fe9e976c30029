import { endpoints } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { leaksIn, leaksOf } from './support/leaks.js';
import { newPair } from './support/matched.js';
import { request } from './support/request.js';

// The sentences stand here once more, so that what people were promised does not change along with its constant.

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('answers'),
    // A payment provider that never answers.
    env: {
      STRIPE_API_URL: 'http://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    },
  });
  [ana, ben] = await newPair(instance);
});
afterAll(() => instance?.close());

interface Said {
  status: number;
  body: object | void;
}
const json = (path: string, body: string) => ana.agent.post(path).type('application/json').send(body);
const register = (fields: object) => {
  const body = {
    username: 'somebody',
    email: 'some@body.example',
    password: 'correct horse',
    name: 'Somebody',
  };
  return new Client(instance).call(endpoints.auth.register, { body: { ...body, ...fields } });
};
const connect = (from: Client, to: Client) =>
  from.call(endpoints.matches.create, { body: { otherUserId: to.user.id } });

const cases: [number, string, () => PromiseLike<Said>][] = [
  [400, 'Request body is not valid JSON', () => json('/api/interests', '{"name":')],
  [413, 'Request is too large', () => json('/api/interests', JSON.stringify({ name: 'x'.repeat(100_001) }))],
  [415, 'Send JSON', () => ana.agent.post('/api/interests').type('form').send({ name: 'Food' })],
  [404, 'There is nothing here.', () => ana.agent.get('/api/no-such-thing')],
  [405, 'This address does not take that method.', () => ana.agent.patch('/api/trips')],
  [401, 'Please log in', () => request(instance.url).get('/api/trips')],
  [
    401,
    'Invalid username or password',
    () =>
      new Client(instance).call(endpoints.auth.login, {
        body: { username: 'nobody', password: 'wrong one' },
      }),
  ],
  [409, 'This username is already taken.', () => register({ username: ana.user.username.toUpperCase() })],
  [409, 'This email address is already in use.', () => register({ email: ana.user.email.toUpperCase() })],
  [
    409,
    'You have already sent a connection request to this traveler.',
    async () => {
      const carla = await newUser(instance);
      await connect(carla, ana);
      return connect(carla, ana);
    },
  ],
  [
    409,
    'This connection request was already answered.',
    async () => {
      const [match] = (await ben.call(endpoints.matches.list)).body;
      const params = { id: match?.id as number };
      return ben.call(endpoints.matches.answer, { params, body: { status: 'rejected' } });
    },
  ],
  [
    429,
    'Free plan is limited to 3 matches per day. Upgrade to Premium for unlimited matches.',
    async () => {
      const dora = await newUser(instance);
      for (let i = 0; i < 3; i += 1) await connect(dora, await newUser(instance));
      return connect(dora, ben);
    },
  ],
  [
    403,
    'You can only message travelers you have matched with.',
    async () => {
      const body = { receiverId: ana.user.id, content: 'Hello' };
      return (await newUser(instance)).call(endpoints.messages.send, { body });
    },
  ],
  [403, 'Premium subscription required', () => ana.call(endpoints.quiz.mine)],
  [409, "You don't have an active subscription to cancel", () => ana.call(endpoints.subscriptions.cancel)],
  [
    502,
    'The payment provider did not answer. Nothing was charged.',
    async () => {
      const [plan] = (await ana.call(endpoints.subscriptions.plans)).body;
      return ana.call(endpoints.subscriptions.create, { body: { planId: plan?.priceId as string } });
    },
  ],
];

test.each(cases)('%i: %s', async (status, detail, ask) => {
  const answer = await ask();
  expect([answer.status, (answer.body as { detail?: string }).detail]).toEqual([status, detail]);
});

test('the scan that every answer of the suites passes finds what it looks for', () => {
  expect(leaksIn([{ otherUser: { email: 'a@b.example' } }])).toEqual(['[0].otherUser.email']);
  expect(leaksIn({ note: 'write to ana@wayfellow.example' })).toEqual(['.note']);
  expect(leaksIn({ a: { b: { passwordHash: 'x' } } })).toEqual(['.a.b.passwordHash']);
  expect(leaksOf(endpoints.users.one, { id: 1, email: 'a@b.example' })).toEqual(['.email']);
  expect(leaksOf(endpoints.auth.me, { id: 1, email: 'a@b.example' })).toEqual([]);
});
