import { endpoints } from '@wayfellow/contracts';
import Stripe from 'stripe';
import type { Client } from './support/client.js';
import type { Parcel } from './support/courier.js';
import { FAREWELL, WELCOME, premiumEmailsTo } from './support/outbox.js';
import {
  type PaymentScene,
  allPremiumEmailsSent,
  eventsWaiting,
  reconcile,
  setUpPayments,
} from './support/payment-scene.js';
import {
  WEBHOOK_SECRET,
  buyPremium,
  waitForStatus,
  subscriptionRow,
  A_MONTH_AND_A_BIT_S,
} from './support/payments.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { status, cancel } = endpoints.subscriptions;
/** How many deliveries of events arrive together. */
const AT_ONCE = 20;

let { payments, instance, client } = {} as PaymentScene;
setUpPayments('subs_events', (scene) => ({ payments, instance, client } = scene));

const loseEvents = () => {
  payments.courier.to = undefined;
};
const rowOf = (somebody: Client) => subscriptionRow(instance, somebody);
const emailsTo = (somebody: Client) => premiumEmailsTo(instance, somebody);

describe('an event', () => {
  const payload = JSON.stringify({
    id: 'evt_forged',
    type: 'ping',
    data: { object: { object: 'subscription' } },
  });
  const sign = (secret: string, ageS = 0) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1_000) - ageS,
    });
  const send = (signature?: string, body = payload) =>
    fetch(`${instance.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });
  const isKnown = async () =>
    (await query(instance, `SELECT 1 FROM provider_events WHERE id = 'evt_forged'`)).rowCount === 1;

  test.each([
    ['no signature', () => send()],
    ['the signature of another secret', () => send(sign('whsec_of_somebody_else'))],
    ['a signature older than five minutes', () => send(sign(WEBHOOK_SECRET, 301))],
    ['the signature of other bytes', () => send(sign(WEBHOOK_SECRET), `${payload} `)],
    ['what is no signature', () => send('t=now,v1=x')],
  ])('with %s is refused and not kept', async (_title, attempt) => {
    const answer = await attempt();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ type: '/problems/bad-signature' });
    expect(await isKnown()).toBe(false);
  });

  test('with the right signature is kept once', async () => {
    for (const _ of [1, 2]) expect((await send(sign(WEBHOOK_SECRET, 290))).status).toBe(200);
    expect(await isKnown()).toBe(true);
  });
});

describe('the events of a whole subscription', () => {
  /** Numbers of a seed, so that a failure comes again (Park and Miller). */
  const numbers = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const shuffled = <T>(items: readonly T[], next: () => number): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);

  /** Ten events of one bought, cancelled and ended subscription. */
  const tenEvents = async (): Promise<Parcel[]> => {
    const { id } = await rowOf(client);
    const before = payments.courier.parcels.length;
    loseEvents();
    await client.call(cancel);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      await payments.stripe.subscriptions.update(id ?? '', { metadata: { name } });
    await payments.advance(A_MONTH_AND_A_BIT_S);
    const after = () => payments.courier.parcels.slice(before).filter(({ body }) => body.includes(id ?? ''));
    const isEnded = () => after().some(({ type }) => type === 'customer.subscription.deleted');
    await waitFor(() => after().length >= 10 && isEnded());
    // One of the purchase may have come late.
    return after().slice(-10);
  };

  test('each ten times in a hundred random orders end in the same state, with each effect once', async () => {
    await buyPremium(client, payments);
    const events = await tenEvents();
    const asBought = `
      UPDATE subscriptions SET status = 'active', cancel_at_period_end = true, version = 0,
        current_period_end = now() + interval '1 day' WHERE user_id = $1`;
    for (let seed = 1; seed <= 100; seed += 1) {
      await query(instance, 'DELETE FROM provider_events');
      await query(instance, `DELETE FROM subscription_letters WHERE user_id = $1 AND kind = 'farewell'`, [
        client.user.id,
      ]);
      await query(instance, asBought, [client.user.id]);
      const deliveries = shuffled(Array.from({ length: 10 }, () => events).flat(), numbers(seed));
      for (let from = 0; from < deliveries.length; from += AT_ONCE) {
        const answers = deliveries
          .slice(from, from + AT_ONCE)
          .map((one) => payments.courier.bring(one, instance.url));
        expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
      }
      await waitFor(async () => (await eventsWaiting(instance)) === 0);
      expect(await rowOf(client)).toMatchObject({ status: 'canceled', version: 1 });
      await allPremiumEmailsSent(instance);
      expect(await emailsTo(client)).toHaveLength(1 + seed);
    }
    expect((await client.call(status)).body).toMatchObject({ active: false, tier: 'free' });
  });

  test('that come late and mixed with new ones never turn the state back', async () => {
    await buyPremium(client, payments);
    const { parcels } = payments.courier;
    const next = numbers(7);
    const disturb = async () => {
      const late = shuffled(parcels, next).slice(0, 10);
      await Promise.all(late.map((one) => payments.courier.bring(one, instance.url)));
    };
    await Promise.all([disturb(), client.call(cancel), disturb()]);
    await waitForStatus(client, { active: true, cancelAtPeriodEnd: true });
    await Promise.all([disturb(), payments.advance(A_MONTH_AND_A_BIT_S), disturb()]);
    await waitForStatus(client, { active: false, status: 'canceled' });
    await disturb();
    await waitFor(async () => (await eventsWaiting(instance)) === 0);
    expect((await client.call(status)).body).toMatchObject({ active: false, status: 'canceled' });
    await allPremiumEmailsSent(instance);
    expect(await emailsTo(client)).toEqual([WELCOME, FAREWELL]);
  });
});

test('late events of a subscription that is over never take the place of the present one', async () => {
  await buyPremium(client, payments);
  const old = (await rowOf(client)).id;
  loseEvents();
  await payments.stripe.subscriptions.cancel(old);
  await reconcile(instance);
  await waitForStatus(client, { active: false, status: 'canceled' });
  const late = payments.courier.parcels.filter(({ body }) => body.includes(old));
  payments.courier.to = instance.url;
  await buyPremium(client, payments);
  const present = await rowOf(client);
  await query(instance, 'DELETE FROM provider_events WHERE subscription_id = $1', [old]);
  await Promise.all(late.map((one) => payments.courier.bring(one, instance.url)));
  await waitFor(async () => (await eventsWaiting(instance)) === 0);
  expect(await rowOf(client)).toEqual(present);
  expect((await client.call(status)).body).toMatchObject({ active: true, tier: 'premium' });
});
