import { type QuizAnswers, endpoints, quizOptions, rules } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makePremium, query } from './support/query.js';

const { mine, save } = endpoints.quiz;
const { plans, status } = endpoints.subscriptions;

let instance: Instance;
let free: Client;
let premium: Client;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('moda_quiz'),
    env: { STRIPE_PRICE_ID: 'price_of_the_test' },
  });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  [free, premium] = await Promise.all([newUser(instance), newUser(instance)]);
  await makePremium(instance, premium.user.id);
});

const answers = (option: number) =>
  Object.fromEntries(
    Object.entries(quizOptions).map(([id, options]) => [id, options[option]]),
  ) as QuizAnswers;
const saveAs = (client: Client, preferences: unknown, userId = client.user.id) =>
  client.call(save, { body: { userId, preferences: preferences as QuizAnswers } });

describe('the quiz', () => {
  test('keeps the answers; taking it again replaces them', async () => {
    expect((await premium.call(mine)).body).toEqual({ preferences: null });
    for (const option of [0, 3]) {
      expect(await saveAs(premium, answers(option))).toMatchObject({
        status: 200,
        body: { preferences: answers(option) },
      });
      expect((await premium.call(mine)).body).toEqual({ preferences: answers(option) });
    }
  });

  test('is for Premium subscribers alone', async () => {
    for (const answer of [await saveAs(free, answers(0)), await free.call(mine)])
      expect(answer).toMatchObject({
        status: 403,
        body: { type: '/problems/premium-required', detail: 'Premium subscription required' },
      });
  });

  test('takes nobody else’s answers', async () => {
    const other = await newUser(instance);
    await makePremium(instance, other.user.id);
    expect((await saveAs(premium, answers(0), other.user.id)).status).toBe(403);
    expect((await other.call(mine)).body).toEqual({ preferences: null });
  });

  const { 8: _, ...seven } = answers(0);
  test.each([
    ['seven answers', seven],
    ['a ninth question', { ...answers(0), 9: 'slow' }],
    ['an unknown option', { ...answers(0), 1: 'warp' }],
    ['an option of another question', { ...answers(0), 1: 'budget' }],
    ['a list', Object.values(answers(0))],
    ['a text', 'all of them'],
    ['nothing', null],
  ])('refuses %s', async (_title, preferences) => {
    expect(await saveAs(premium, preferences)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'preferences', message: rules.preferences.text }] },
    });
  });
});

describe('a subscription', () => {
  const subscribe = (state: string, endsIn: string | null) =>
    query(
      instance,
      `INSERT INTO subscriptions (user_id, status, current_period_end, cancel_at_period_end)
       VALUES ($1, $2, now() + $3::interval, true)`,
      [free.user.id, state, endsIn],
    );

  test('that nobody made counts as free', async () => {
    expect((await free.call(status)).body).toEqual({
      active: false,
      status: 'none',
      tier: 'free',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
  });

  test.each([
    ['active', '1 hour', 'premium'],
    ['trialing', '1 hour', 'premium'],
    // The provider retries the payment.
    ['past_due', '1 hour', 'premium'],
    ['active', '-1 second', 'free'],
    ['active', null, 'free'],
    ['incomplete', '1 hour', 'free'],
    ['incomplete_expired', '1 hour', 'free'],
    ['unpaid', '1 hour', 'free'],
    ['canceled', '1 hour', 'free'],
  ])('that is %s and ends in %s makes its owner %s, wherever it is asked', async (state, endsIn, tier) => {
    await subscribe(state, endsIn);
    expect((await free.call(status)).body).toMatchObject({
      active: tier === 'premium',
      status: state,
      tier,
      cancelAtPeriodEnd: true,
    });
    expect((await free.call(endpoints.auth.me)).body.tier).toBe(tier);
    expect((await free.call(mine)).status).toBe(tier === 'premium' ? 200 : 403);
  });

  test.each([
    ['1 hour', 'premium'],
    ['3 days', 'free'],
  ])('that renews gives its owner a day to be heard of: %s after its end they are %s', async (age, tier) => {
    await subscribe('active', `-${age}`);
    await query(instance, 'UPDATE subscriptions SET cancel_at_period_end = false WHERE user_id = $1', [
      free.user.id,
    ]);
    expect((await free.call(status)).body).toMatchObject({ active: tier === 'premium', tier });
  });

  test('tells the end of its period in Unix seconds', async () => {
    const before = Math.floor(Date.now() / 1_000);
    await subscribe('active', '1 day');
    const { currentPeriodEnd } = (await free.call(status)).body;
    expect(Number(currentPeriodEnd) - before).toBeGreaterThanOrEqual(86_400 - 5);
    expect(Number(currentPeriodEnd) - before).toBeLessThan(86_400 + 60);
  });

  test('can be bought at one price', async () => {
    expect((await free.call(plans)).body).toEqual([
      {
        key: 'premium',
        name: 'Premium Plan',
        price: 9.99,
        currency: 'usd',
        interval: 'month',
        priceId: 'price_of_the_test',
        // This instance has no payment provider.
        isForSale: false,
      },
    ]);
  });
});
