import {
  type Endpoint,
  type QuizAnswers,
  type Rule,
  addDays,
  endpoints,
  inputs,
  quizOptions,
  todayUtc,
} from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { inHours, mustPlan } from './support/meetings.js';
import { makeDestination, makePremium } from './support/query.js';
import { type Side, sidesOf } from './support/rule-sides.js';

let instance: Instance;
let ana: Client;
let destinationId: number;
let planId: number;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_validation') });
  ana = await newUser(instance);
  await makePremium(instance, ana.user.id);
  const friend = await newUser(instance);
  await befriend(friend, ana);
  planId = (await mustPlan(ana, friend)).id;
  destinationId = await makeDestination(instance, 'Strict City');
});
afterAll(() => instance?.close());

let made = 0;
const account = () => {
  made += 1;
  return { username: `valid${made}`, email: `valid${made}@wayfellow.example` };
};
const preferences = Object.fromEntries(
  Object.entries(quizOptions).map(([id, options]) => [id, options[0]]),
) as QuizAnswers;

interface Form {
  title: string;
  endpoint: Endpoint<never>;
  fields: Readonly<Record<string, Rule>>;
  /** A whole input that is taken. */
  input: () => object;
  params?: () => Record<string, number>;
}

const forms: Form[] = [
  {
    title: 'registering',
    endpoint: endpoints.auth.register,
    fields: inputs.register,
    input: () => ({ ...account(), password: 'correct horse', name: 'Ana' }),
  },
  {
    title: 'the profile',
    endpoint: endpoints.users.update,
    fields: inputs.profile,
    input: () => ({ name: 'Ana', email: ana.user.email }),
    params: () => ({ id: ana.user.id }),
  },
  {
    title: 'a trip',
    endpoint: endpoints.trips.create,
    fields: inputs.trip,
    input: () => ({ destinationId, startDate: todayUtc(), endDate: todayUtc() }),
  },
  {
    title: 'an interest',
    endpoint: endpoints.interests.add,
    fields: inputs.interest,
    input: () => ({ name: 'Food' }),
  },
  {
    title: 'a tip',
    endpoint: endpoints.tips.create,
    fields: inputs.tip,
    input: () => ({ title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' }),
    params: () => ({ id: destinationId }),
  },
  {
    title: 'a meeting',
    endpoint: endpoints.meetings.update,
    fields: inputs.meetingChange,
    input: () => ({ place: 'At the station', startsAt: inHours(1), zone: 'Europe/Lisbon' }),
    params: () => ({ id: planId }),
  },
  {
    title: 'the quiz',
    endpoint: endpoints.quiz.save,
    fields: inputs.preferences,
    input: () => ({ userId: ana.user.id, preferences }),
  },
];

const send = (client: Client, { endpoint, params }: Pick<Form, 'endpoint' | 'params'>, body: unknown) =>
  client.call(endpoint, { params: params?.(), body } as never);
/** Registering signs in: that is done by somebody else each time. */
const sender = ({ endpoint }: Form) => (endpoint.access === 'public' ? new Client(instance) : ana);

/** A trip says where by either field: without its id it needs its text. */
const isHeldTogether = (field: string, { refusal }: Side) => field === 'destinationId' && !refusal;

describe.each(forms)('$title', (form) => {
  const sides = Object.entries(form.fields).flatMap(([field, rule]) =>
    sidesOf(field, rule)
      .filter((side) => !isHeldTogether(field, side))
      .map((side): [string, string, Side] => [field, side.title, side]),
  );
  const refused = sides.filter(([, , { refusal }]) => refusal);
  const taken = sides.filter(([, , { refusal }]) => !refusal);

  test.each(refused)('refuses %s: %s', async (field, _, { value, refusal }) => {
    const answer = await send(sender(form), form, { ...form.input(), [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      type: 'application/problem+json',
      body: { type: '/problems/invalid-input', detail: refusal, errors: [{ field, message: refusal }] },
    });
  });

  test.each(taken)('takes %s: %s', async (field, _, { value }) => {
    const answer = await send(sender(form), form, { ...form.input(), [field]: value });
    expect([answer.status, answer.text]).toEqual([form.endpoint.status, expect.anything()]);
  });

  test('refuses a field that it does not know', async () => {
    const answer = await send(sender(form), form, { ...form.input(), isAdmin: true });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'isAdmin' }] } });
  });

  test.each(['__proto__', 'constructor'])('refuses the name %s', async (name) => {
    const raw = `{"${name}": {"isAdmin": true}, ${JSON.stringify(form.input()).slice(1)}`;
    const path = form.endpoint.path.replace(':id', String(form.params?.().id));
    const method = form.endpoint.method.toLowerCase() as 'post' | 'put';
    const answer = await sender(form).agent[method](path).type('json').send(raw);
    expect(answer.status).toBe(400);
  });

  test.each([[[]], ['text'], [7], [null]])('refuses a body that is %j', async (body) => {
    const path = form.endpoint.path.replace(':id', String(form.params?.().id));
    const method = form.endpoint.method.toLowerCase() as 'post' | 'put';
    const answer = await sender(form).agent[method](path).type('json').send(JSON.stringify(body));
    expect(answer.status).toBe(400);
  });

  test.each(['\u0000', '\ud800'])('refuses text that cannot be kept: %j', async (text) => {
    for (const field of Object.keys(form.fields)) {
      const answer = await send(sender(form), form, {
        ...form.input(),
        [field]: `some ${text} words that go on`,
      });
      expect(answer.status).toBe(400);
    }
  });
});

test('signing in tells the lower bounds alone', async () => {
  const { login } = endpoints.auth;
  const shape = { endpoint: login };
  for (const [field, rule] of Object.entries(inputs.login)) {
    const input = { username: 'nobody', password: 'correct horse' };
    const short = await send(ana, shape, { ...input, [field]: 'x'.repeat(rule.min!.value - 1) });
    expect(short).toMatchObject({ status: 400, body: { errors: [{ field, message: rule.min!.text }] } });
    const long = await send(ana, shape, { ...input, [field]: 'x'.repeat(1_000) });
    expect(long.status).toBe(401);
  }
});

test('several wrong fields are told at once, the first as the sentence people read', async () => {
  const answer = await send(ana, forms[2]!, { startDate: 'x', endDate: addDays(todayUtc(), 1) + 'x' });
  expect(answer.body).toMatchObject({
    detail: inputs.trip.startDate.text,
    errors: [
      { field: 'startDate', message: inputs.trip.startDate.text },
      { field: 'endDate', message: inputs.trip.endDate.text },
    ],
  });
});
