import { endpoints, problems } from '@wayfellow/contracts';
import type Stripe from 'stripe';
import type { Client } from './support/client.js';
import { FAREWELL, WELCOME, premiumEmailsTo } from './support/outbox.js';
import { type PaymentScene, setUpPayments } from './support/payment-scene.js';
import {
  DAY_S,
  buyPremium,
  cards,
  startCheckout,
  waitForStatus,
  subscriptionRow,
  A_MONTH_AND_A_BIT_S,
} from './support/payments.js';
import { waitFor } from './support/wait-for.js';

const { plans, status, cancel } = endpoints.subscriptions;

let { payments, instance, client } = {} as PaymentScene;
setUpPayments('subs_api', (scene) => ({ payments, instance, client } = scene));

const statusNow = async () => (await client.call(status)).body;
const providerIdOf = async (somebody: Client) => (await subscriptionRow(instance, somebody)).id;
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
