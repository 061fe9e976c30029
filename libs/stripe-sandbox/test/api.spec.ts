import { request } from 'node:http';
import Stripe from 'stripe';
import { startStripeSandbox } from '../src/index.js';
import {
  cardFields,
  cards,
  clientFor,
  confirmInBrowser,
  post,
  PUBLISHABLE_KEY,
  sandboxInTest,
  SECRET_KEY,
  type SandboxInTest,
} from './sandbox-in-test.js';
import { monthlyPrice, newSubscriber } from './subscriber.js';

let test: SandboxInTest;
beforeAll(async () => {
  test = await sandboxInTest();
});
afterAll(() => test.stop());

const stripe = () => test.running.stripe;
const url = () => test.running.sandbox.url;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error,
  );

describe('idempotency keys', () => {
  it('answer the same request the same, once it was done', async () => {
    const make = () => stripe().customers.create({ name: 'Ada' }, { idempotencyKey: 'make-ada' });
    const [first, second] = [await make(), await make()];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('make one object of parallel requests', async () => {
    const price = await monthlyPrice(stripe());
    const customer = await stripe().customers.create({ name: 'Ada' });
    const make = () =>
      stripe().subscriptions.create(
        { customer: customer.id, items: [{ price: price.id }], payment_behavior: 'default_incomplete' },
        { idempotencyKey: 'subscribe-ada' },
      );
    const made = await Promise.all(Array.from({ length: 10 }, make));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe().subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it('refuse another request', async () => {
    await stripe().customers.create({ name: 'Ada' }, { idempotencyKey: 'taken' });
    const error = await refusalOf(stripe().customers.create({ name: 'Grace' }, { idempotencyKey: 'taken' }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error?.statusCode).toBe(400);
  });

  it('stay free when the parameters were refused', async () => {
    const options = { idempotencyKey: 'mistyped' };
    await refusalOf(stripe().customers.create({ nickname: 'A' } as Stripe.CustomerCreateParams, options));
    expect((await stripe().customers.create({ name: 'Ada' }, options)).name).toBe('Ada');
  });
});

describe('refusals', () => {
  it('name what is missing, with 404 in the path and 400 in a parameter', async () => {
    const inPath = await refusalOf(stripe().subscriptions.retrieve('sub_none'));
    expect(inPath).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    expect(inPath?.message).toBe("No such subscription: 'sub_none'");
    const inParameter = await refusalOf(
      stripe().subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_none' }] }),
    );
    expect(inParameter).toMatchObject({ statusCode: 400, code: 'resource_missing' });
  });

  it('carry a request id', async () => {
    const error = await refusalOf(stripe().customers.retrieve('cus_none'));
    expect(error?.requestId).toMatch(/^req_\w{14}$/);
  });

  it('meet parameters that the sandbox does not know', async () => {
    const price = await monthlyPrice(stripe());
    const customer = await stripe().customers.create({});
    const error = await refusalOf(
      stripe().subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        trial_period_days: 7,
      }),
    );
    expect(error).toMatchObject({ code: 'parameter_unknown', param: 'trial_period_days' });
  });

  it('meet paths that the sandbox does not know', async () => {
    expect(await refusalOf(stripe().coupons.list())).toMatchObject({ statusCode: 404 });
  });

  it('meet property names of the language', async () => {
    const { status } = await post(`${url()}/v1/customers`, SECRET_KEY, { '__proto__[name]': 'x' });
    expect(status).toBe(400);
    const method = { type: 'card', 'card[number]': 'toString' };
    expect((await post(`${url()}/v1/payment_methods`, SECRET_KEY, method)).status).toBe(402);
  });
});

describe('card numbers', () => {
  it.each([
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
    ['5555555555554444', 'card_declined', 'test_mode_live_card'],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('that are no published test card are refused: %s', async (number, code, declineCode) => {
    const { clientSecret } = await newSubscriber(stripe());
    const { status, body } = await confirmInBrowser(url(), clientSecret, number);
    expect([status, body.error?.code, body.error?.decline_code]).toEqual([402, code, declineCode]);
  });

  it('that refuse a charge can not be attached either, and the one that fails later can', async () => {
    const customer = await stripe().customers.create({});
    const attach = (id: string) => stripe().paymentMethods.attach(id, { customer: customer.id });
    expect(await refusalOf(attach('pm_card_visa_chargeDeclined'))).toBeInstanceOf(
      Stripe.errors.StripeCardError,
    );
    expect((await attach('pm_card_chargeCustomerFail')).card?.last4).toBe('0341');
  });
});

describe('lists', () => {
  it('page by cursor through everything, newest first', async () => {
    const email = 'paged@example.org';
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.push((await stripe().customers.create({ email })).id);
    const first = await stripe().customers.list({ email, limit: 2 });
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const all = await stripe().customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made.reverse());
    const back = await stripe().customers.list({ email, limit: 2, ending_before: made[3] as string });
    expect(back.data.map(({ id }) => id)).toEqual([made[1], made[2]]);
  });

  it('of subscriptions leave the cancelled out unless they are asked for', async () => {
    const { customer, subscription, clientSecret } = await newSubscriber(stripe());
    await confirmInBrowser(url(), clientSecret, cards.succeeds);
    await stripe().subscriptions.cancel(subscription.id);
    const count = async (status?: Stripe.SubscriptionListParams.Status) =>
      (await stripe().subscriptions.list({ customer: customer.id, ...(status && { status }) })).data.length;
    expect([await count(), await count('all'), await count('canceled'), await count('active')]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('of prices are found by lookup key', async () => {
    const product = await stripe().products.create({ name: 'Premium Plan' });
    const price = await stripe().prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 999,
      recurring: { interval: 'month' },
      lookup_key: 'premium',
    });
    const { data } = await stripe().prices.list({ lookup_keys: ['premium'], expand: ['data.product'] });
    expect(data.map(({ id }) => id)).toEqual([price.id]);
    expect(data[0]?.product).toMatchObject({ name: 'Premium Plan' });
  });
});

describe('who may ask', () => {
  it.each(['sk_live_x', 'rk_live_x', 'pk_live_x', 'nonsense'])('is never the holder of %s', async (key) => {
    const error = await refusalOf(clientFor(test.running.sandbox.port, key).customers.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('with a publishable key confirms and reads its own intent, and nothing else', async () => {
    const { clientSecret } = await newSubscriber(stripe());
    const [id] = clientSecret.split('_secret_');
    const read = (secret: string) =>
      fetch(`${url()}/v1/payment_intents/${id}?client_secret=${secret}`, {
        headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
      }).then((response) => response.status);
    expect([await read(clientSecret), await read(`${id}_secret_guess`)]).toEqual([200, 404]);
    expect(
      (await post(`${url()}/v1/payment_intents/${id}/confirm`, PUBLISHABLE_KEY, cardFields(cards.succeeds)))
        .status,
    ).toBe(400);
    expect((await post(`${url()}/v1/customers`, PUBLISHABLE_KEY, {})).status).toBe(403);
    expect((await post(`${url()}/_sandbox/advance`, PUBLISHABLE_KEY, { seconds: '5' })).status).toBe(403);
  });

  it('is a page of this machine, never one from elsewhere or under another name', async () => {
    const from = (origin: string) => post(`${url()}/v1/payment_methods`, PUBLISHABLE_KEY, {}, { origin });
    expect((await from('http://localhost:3000')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:3000',
    );
    expect((await from('https://evil.example')).status).toBe(403);
    const underName = new Promise<number | undefined>((resolve, reject) => {
      request(`${url()}/v1/customers`, { headers: { host: 'evil.example' } }, (response) =>
        resolve(response.statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(await underName).toBe(403);
  });

  it('gets the preflight of a browser answered', async () => {
    const response = await fetch(`${url()}/v1/payment_intents/pi_x/confirm`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'POST' },
    });
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type',
    ]);
  });
});

it('starts only with a secret to sign with and an endpoint on this machine', async () => {
  const stateFile = `${test.running.stateFile}.other`;
  await expect(startStripeSandbox({ stateFile, webhookSecret: '' })).rejects.toThrow(/webhookSecret/);
  await expect(
    startStripeSandbox({ stateFile, webhookSecret: 'whsec_x', webhookUrl: 'https://hooks.example' }),
  ).rejects.toThrow(/this machine/);
});
