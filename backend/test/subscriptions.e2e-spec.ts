import { type ClientSecretView, endpoints, problems } from '@wayfellow/contracts';
import type Stripe from 'stripe';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { FAREWELL, WELCOME, premiumEmailsTo } from './support/outbox.js';
import { DAY_S, Payments, buyPremium, cards, startCheckout, waitForStatus } from './support/payments.js';
import { makePremium, query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { plans, status, create, cancel } = endpoints.subscriptions;

const A_MONTH_AND_A_BIT_S = 33 * DAY_S;

let payments: Payments;
let instance: Instance;
let client: Client;
beforeAll(async () => {
  payments = await Payments.start();
  instance = await startInstance({ databaseUrl: await freshDatabase('subs_api'), env: payments.env() });
  payments.courier.to = instance.url;
});
afterAll(async () => {
  await instance?.close();
  await payments?.close();
});
beforeEach(async () => {
  client = await newUser(instance);
});

const subscribe = (planId: string, as = client) => as.call(create, { body: { planId } });
const statusNow = async () => (await client.call(status)).body;
const providerIdOf = async ({ user }: Client): Promise<string> => {
  const { rows } = await query<{ id: string }>(
    instance,
    'SELECT provider_subscription_id AS id FROM subscriptions WHERE user_id = $1',
    [user.id],
  );
  return rows[0]?.id ?? '';
};
const latestInvoice = async (): Promise<Stripe.Invoice> => {
  const expand = ['latest_invoice.confirmation_secret'];
  const { latest_invoice } = await payments.stripe.subscriptions.retrieve(await providerIdOf(client), {
    expand,
  });
  return latest_invoice as Stripe.Invoice;
};

const emailsTo = (somebody: Client) => premiumEmailsTo(instance, somebody);

describe('the plans', () => {
  test('carry the price that was made at the provider, once', async () => {
    const priceId = await waitFor(async () => {
      const [plan] = (await client.call(plans)).body;
      return plan?.priceId.startsWith('price_') && plan.priceId;
    });
    const { data } = await payments.stripe.prices.list({ lookup_keys: ['wayfellow_premium_monthly'] });
    expect(data).toMatchObject([
      { id: priceId, unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } },
    ]);
  });
});

describe('paying', () => {
  test('makes Premium, tells until when, and sends one welcome', async () => {
    const clientSecret = await startCheckout(client);
    expect(await statusNow()).toMatchObject({ active: false, tier: 'free', status: 'incomplete' });

    expect(await payments.confirm(clientSecret, cards.succeeds)).toMatchObject({ status: 'succeeded' });
    await waitForStatus(client, {
      active: true,
      tier: 'premium',
      status: 'active',
      cancelAtPeriodEnd: false,
    });
    const { items } = await payments.stripe.subscriptions.retrieve(await providerIdOf(client));
    expect((await statusNow()).currentPeriodEnd).toBe(items.data[0]?.current_period_end);
    expect((await client.call(endpoints.auth.me)).body.tier).toBe('premium');
    await waitFor(async () => (await emailsTo(client)).length > 0);
    expect(await emailsTo(client)).toEqual([WELCOME]);
  });

  test('with a declined card leaves Free, and the same checkout takes another card', async () => {
    const clientSecret = await startCheckout(client);
    const refused = await payments.confirm(clientSecret, cards.declined);
    expect(refused.error).toMatchObject({ code: 'card_declined' });
    expect(await statusNow()).toMatchObject({ active: false, tier: 'free' });
    expect(await startCheckout(client)).toBe(clientSecret);
    await payments.confirm(clientSecret, cards.succeeds);
    await waitForStatus(client, { active: true });
  });

  test.each([
    ['passed', 'complete', 'premium'],
    ['failed', 'fail', 'free'],
  ] as const)('with a card whose bank asks, which is %s (%s), ends as %s', async (_title, outcome, tier) => {
    const clientSecret = await startCheckout(client);
    expect(await payments.confirm(clientSecret, cards.authenticates)).toMatchObject({
      status: 'requires_action',
    });
    expect(await statusNow()).toMatchObject({ tier: 'free' });
    await payments.authenticate(clientSecret, outcome);
    if (tier === 'premium') await waitForStatus(client, { tier });
    expect(await statusNow()).toMatchObject({ tier, active: tier === 'premium' });
  });

  test('that never comes lets the checkout expire, and the next one is a new subscription', async () => {
    const clientSecret = await startCheckout(client);
    const first = await providerIdOf(client);
    await payments.advance(DAY_S);
    await waitForStatus(client, { active: false, status: 'incomplete_expired', tier: 'free' });
    const second = await startCheckout(client);
    expect(second).not.toBe(clientSecret);
    expect(await providerIdOf(client)).not.toBe(first);
    await payments.confirm(second, cards.succeeds);
    await waitForStatus(client, { active: true });
    expect(await emailsTo(client)).not.toContain(FAREWELL);
  });
});

describe('a renewal', () => {
  test('moves the end of the paid time, and sends no email', async () => {
    await buyPremium(client, payments);
    const { currentPeriodEnd } = await statusNow();
    await waitFor(async () => (await emailsTo(client)).length > 0);
    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitFor(async () => ((await statusNow()).currentPeriodEnd ?? 0) > (currentPeriodEnd ?? 0));
    await waitForStatus(client, { active: true, status: 'active' });
    expect(await emailsTo(client)).toEqual([WELCOME]);
  });

  test('that fails keeps Premium while the provider retries, and recovers with another card', async () => {
    await buyPremium(client, payments, cards.failsAtRenewal);
    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitForStatus(client, { active: true, tier: 'premium', status: 'past_due' });
    const { confirmation_secret } = await latestInvoice();
    await payments.confirm(confirmation_secret?.client_secret ?? '', cards.succeeds);
    await waitForStatus(client, { active: true, status: 'active' });
  });

  test('that fails to the last ends on Free with one farewell', async () => {
    await buyPremium(client, payments, cards.failsAtRenewal);
    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitForStatus(client, { status: 'past_due' });
    await payments.advance(20 * DAY_S);
    await waitForStatus(client, { active: false, tier: 'free', status: 'canceled' });
    await waitFor(async () => (await emailsTo(client)).length === 2);
    expect(await emailsTo(client)).toEqual([WELCOME, FAREWELL]);
  });
});

describe('cancelling', () => {
  test('keeps Premium to the end of the paid time, then there is one downgrade and one farewell', async () => {
    await buyPremium(client, payments);
    const { currentPeriodEnd } = await statusNow();
    const answer = await client.call(cancel);
    expect(answer).toMatchObject({
      status: 200,
      body: { active: true, tier: 'premium', cancelAtPeriodEnd: true, currentPeriodEnd },
    });

    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitForStatus(client, {
      active: false,
      tier: 'free',
      status: 'canceled',
      cancelAtPeriodEnd: false,
    });
    expect((await client.call(endpoints.quiz.mine)).status).toBe(403);
    await waitFor(async () => (await emailsTo(client)).length === 2);
    expect(await emailsTo(client)).toEqual([WELCOME, FAREWELL]);

    await payments.confirm(await startCheckout(client), cards.succeeds);
    await waitForStatus(client, { active: true, tier: 'premium' });
  });

  test('twice, or many times at once, is the same as once', async () => {
    await buyPremium(client, payments);
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(cancel)));
    for (const answer of [...answers, await client.call(cancel)])
      expect(answer).toMatchObject({ status: 200, body: { active: true, cancelAtPeriodEnd: true } });
  });

  test('without a subscription is refused', async () => {
    const refusal = { status: 409, body: { detail: problems['no-subscription'].detail } };
    expect(await client.call(cancel)).toMatchObject(refusal);
    await startCheckout(client);
    expect(await client.call(cancel)).toMatchObject(refusal);
  });

  test('at the provider itself is followed, as an end on a certain day too', async () => {
    await buyPremium(client, payments);
    const cancel_at = (await payments.now()) + 10 * DAY_S;
    await payments.stripe.subscriptions.update(await providerIdOf(client), { cancel_at });
    await waitForStatus(client, { active: true, cancelAtPeriodEnd: true, currentPeriodEnd: cancel_at });
  });
});

describe('subscribing', () => {
  test('ten times at once, and again, makes one subscription at the provider', async () => {
    const [plan] = (await client.call(plans)).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(plan?.priceId ?? '')));
    const secrets = [...answers, await subscribe(plan?.priceId ?? '')].map((answer) => {
      expect(answer.status).toBe(201);
      return answer.body.clientSecret;
    });
    expect(new Set(secrets).size).toBe(1);
    const { customer } = await payments.stripe.subscriptions.retrieve(await providerIdOf(client));
    const all = await payments.stripe.subscriptions.list({ customer: customer as string, status: 'all' });
    expect(all.data).toHaveLength(1);
    const customers = await payments.stripe.customers.list({ email: client.user.email });
    expect(customers.data).toHaveLength(1);
  });

  test('on two instances at once makes one subscription, too', async () => {
    const { rows } = await query<{ name: string }>(instance, 'SELECT current_database() AS name');
    const databaseUrl = new URL(process.env.TEST_DATABASE_URL ?? '');
    databaseUrl.pathname = rows[0]?.name ?? '';
    const other = await startInstance({ databaseUrl: databaseUrl.toString(), env: payments.env() });
    try {
      const [plan] = (await client.call(plans)).body;
      const at = (url: string) =>
        fetch(url + create.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: client.cookie() },
          body: JSON.stringify({ planId: plan?.priceId }),
        }).then(async (answer) => ({
          status: answer.status,
          body: (await answer.json()) as ClientSecretView,
        }));
      const urls = Array.from({ length: 10 }, (_, index) => (index % 2 ? other.url : instance.url));
      const answers = await Promise.all(urls.map(at));
      expect(answers.map((answer) => answer.status)).toEqual(urls.map(() => 201));
      expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    } finally {
      await other.close();
    }
  });

  test.each(['price_of_somebody_else', 'premium', 'x'])('to %s is refused', async (planId) => {
    expect(await subscribe(planId)).toMatchObject({
      status: 400,
      body: { type: '/problems/unknown-plan', detail: problems['unknown-plan'].detail },
    });
  });

  test('while being subscribed is refused', async () => {
    await makePremium(instance, client.user.id);
    const [plan] = (await client.call(plans)).body;
    expect(await subscribe(plan?.priceId ?? '')).toMatchObject({
      status: 409,
      body: { type: '/problems/already-subscribed' },
    });
  });

  test('after the customer was deleted at the provider begins with a new one', async () => {
    await startCheckout(client);
    const { customer } = await payments.stripe.subscriptions.retrieve(await providerIdOf(client));
    await payments.stripe.customers.del(customer as string);
    await payments.confirm(await startCheckout(client), cards.succeeds);
    await waitForStatus(client, { active: true });
  });
});

describe('without a provider that answers', () => {
  test.each([
    ['none is set', false, 'payments-not-set-up', {}],
    [
      'it is gone',
      true,
      'provider-down',
      { STRIPE_API_URL: 'http://127.0.0.1:9', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk' },
    ],
  ] as const)(
    'since %s, nothing can be bought and all else goes on',
    async (_title, isForSale, code, env) => {
      const databaseUrl = await freshDatabase('subs_down');
      const said: string[] = [];
      const alone = await startInstance({
        databaseUrl,
        env: { LOG_LEVEL: 'warn', ...env },
        log: (line) => void said.push(line),
      });
      try {
        const lonely = await newUser(alone);
        const [plan] = (await lonely.call(plans)).body;
        expect(plan).toMatchObject({ isForSale });
        const { status: httpStatus, detail } = problems[code];
        expect(await subscribe(plan?.priceId ?? '', lonely)).toMatchObject({
          status: httpStatus,
          body: { detail },
        });
        const setUp = said.filter((line) => line.includes('No payment provider is set up'));
        expect(setUp).toHaveLength(isForSale ? 0 : 1);
        if (!isForSale) expect(said.join('')).not.toContain('"stack"');
        expect((await lonely.call(status)).body).toMatchObject({ tier: 'free' });
      } finally {
        await alone.close();
      }
    },
  );
});
