import { type ClientSecretView, endpoints, problems } from '@wayfellow/contracts';
import { CustomerRemovalsService } from '../src/modules/subscriptions/sync/customer-removals.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';
import { type PaymentScene, setUpPayments } from './support/payment-scene.js';
import { cards, startCheckout, waitForStatus, subscriptionRow } from './support/payments.js';
import { makePremium, query } from './support/query.js';

const { plans, status, create } = endpoints.subscriptions;

let { payments, instance, client } = {} as PaymentScene;
setUpPayments('subscribing', (scene) => ({ payments, instance, client } = scene));

const subscribe = (planId: string, as = client) => as.call(create, { body: { planId } });
const providerIdOf = async (somebody: Client) => (await subscriptionRow(instance, somebody)).id;

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
      // Each instance may have made one; all but that of the subscription are deleted.
      await instance.app.get(CustomerRemovalsService).removeDue();
      const customers = await payments.stripe.customers.list({ email: client.user.email });
      expect(customers.data).toHaveLength(1);
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
