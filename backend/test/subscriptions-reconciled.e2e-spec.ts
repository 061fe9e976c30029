import { endpoints } from '@wayfellow/contracts';
import { ReconciliationService } from '../src/modules/subscriptions/sync/reconciliation.service.js';
import { RECONCILE_EVERY_MS } from '../src/modules/subscriptions/subscriptions.processor.js';
import type { Client } from './support/client.js';
import { startInstance } from './support/instance.js';
import { FAREWELL, WELCOME, premiumEmailsTo } from './support/outbox.js';
import {
  type PaymentScene,
  allPremiumEmailsSent,
  eventsWaiting,
  reconcile,
  setUpPayments,
} from './support/payment-scene.js';
import {
  Payments,
  buyPremium,
  cards,
  startCheckout,
  waitForStatus,
  subscriptionRow,
  A_MONTH_AND_A_BIT_S,
} from './support/payments.js';
import { query } from './support/query.js';

const { status } = endpoints.subscriptions;

let { payments, instance, client, databaseUrl } = {} as PaymentScene;
setUpPayments('subscriptions_reconciled', (scene) => ({ payments, instance, client, databaseUrl } = scene));

const loseEvents = () => {
  payments.courier.to = undefined;
};
const rowOf = (somebody: Client) => subscriptionRow(instance, somebody);
const emailsTo = (somebody: Client) => premiumEmailsTo(instance, somebody);

describe('with all events lost, the reconciliation', () => {
  beforeEach(loseEvents);

  test('comes every few minutes', () => {
    expect(RECONCILE_EVERY_MS).toBeLessThanOrEqual(5 * 60 * 1_000);
  });

  test('finds what was paid, renewed, cancelled and ended', async () => {
    await payments.confirm(await startCheckout(client), cards.succeeds);
    await reconcile(instance);
    expect((await client.call(status)).body).toMatchObject({ active: true, cancelAtPeriodEnd: false });
    const { currentPeriodEnd } = (await client.call(status)).body;

    await payments.advance(A_MONTH_AND_A_BIT_S);
    await reconcile(instance);
    expect((await client.call(status)).body.currentPeriodEnd).toBeGreaterThan(currentPeriodEnd ?? 0);

    const { id } = await rowOf(client);
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await reconcile(instance);
    expect((await client.call(status)).body).toMatchObject({ active: true, cancelAtPeriodEnd: true });

    await payments.advance(A_MONTH_AND_A_BIT_S);
    await reconcile(instance);
    expect((await client.call(status)).body).toMatchObject({
      active: false,
      tier: 'free',
      status: 'canceled',
    });
    await allPremiumEmailsSent(instance);
    expect(await emailsTo(client)).toEqual([WELCOME, FAREWELL]);

    const { version } = await rowOf(client);
    await reconcile(instance);
    expect((await rowOf(client)).version).toBe(version);
  });

  test('finds a subscription that was begun just before we crashed', async () => {
    await payments.confirm(await startCheckout(client), cards.succeeds);
    const forget = `UPDATE subscriptions SET provider_subscription_id = NULL, status = 'none' WHERE user_id = $1`;
    await query(instance, forget, [client.user.id]);
    await reconcile(instance);
    expect((await client.call(status)).body).toMatchObject({ active: true });
  });

  test('follows events that were kept and whose job was lost', async () => {
    await payments.confirm(await startCheckout(client), cards.succeeds);
    const { id } = await rowOf(client);
    await query(
      instance,
      `INSERT INTO provider_events (id, type, subscription_id, received_at)
       VALUES ('evt_lost', 'invoice.paid', $1, now() - interval '2 minutes')`,
      [id],
    );
    await reconcile(instance);
    expect(await eventsWaiting(instance)).toBe(0);
  });

  test('leaves alone what belongs to none of our customers', async () => {
    const customer = await payments.stripe.customers.create({ metadata: { userId: client.user.id } });
    const method = await payments.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const { data } = await payments.stripe.prices.list();
    await payments.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: data[0]?.id ?? '' }],
      default_payment_method: method.id,
    });
    await reconcile(instance);
    expect((await client.call(status)).body).toMatchObject({ active: false, status: 'none' });
  });

  test('takes Premium from nobody when the keys are those of another account', async () => {
    payments.courier.to = instance.url;
    await buyPremium(client, payments);
    const elsewhere = await Payments.start();
    const mistaken = await startInstance({ databaseUrl, env: elsewhere.env() });
    try {
      await mistaken.app.get(ReconciliationService).reconcile();
      expect((await client.call(status)).body).toMatchObject({ active: true });
    } finally {
      await mistaken.close();
      await elsewhere.close();
    }
  });
});

test('an unfinished payment is looked at where its owner asks how it stands, though its event was lost', async () => {
  loseEvents();
  await payments.confirm(await startCheckout(client), cards.succeeds);
  await waitForStatus(client, { active: true, tier: 'premium' });
});
