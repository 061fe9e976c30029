import Stripe from 'stripe';
import {
  advance,
  answerChallenge,
  cards,
  confirmInBrowser,
  DAY,
  HOUR,
  sandboxInTest,
  type SandboxInTest,
} from './sandbox-in-test.js';
import { activeSubscriber, newSubscriber, passPeriod, periodEnd } from './subscriber.js';

let test: SandboxInTest;
beforeEach(async () => {
  test = await sandboxInTest();
});
afterEach(() => test.stop());

const stripe = () => test.running.stripe;
const url = () => test.running.sandbox.url;
const statusOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).status;

async function latestInvoice(subscription: string) {
  const [invoice] = (
    await stripe().invoices.list({ subscription, limit: 1, expand: ['data.confirmation_secret'] })
  ).data;
  return invoice as Stripe.Invoice;
}

describe('the first payment', () => {
  it('waits incomplete, with a client secret and an open invoice', async () => {
    const { subscription, invoice, clientSecret } = await newSubscriber(stripe());
    expect(subscription.status).toBe('incomplete');
    expect(invoice).toMatchObject({ status: 'open', amount_due: 999, billing_reason: 'subscription_create' });
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  });

  it('makes the subscription active and keeps the card', async () => {
    const { subscription, customer } = await activeSubscriber(test.running);
    const active = await stripe().subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(active.status).toBe('active');
    expect(active.default_payment_method).toMatchObject({ customer: customer.id, card: { last4: '4242' } });
    expect(await latestInvoice(subscription.id)).toMatchObject({ status: 'paid', amount_paid: 999 });
  });

  it('is found from its invoice', async () => {
    const { subscription, invoice } = await activeSubscriber(test.running);
    const { data } = await stripe().invoicePayments.list({
      invoice: invoice.id,
      expand: ['data.payment.payment_intent'],
    });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } });
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  });

  it.each([
    [cards.declined, 'card_declined', 'generic_decline', 'Your card was declined.'],
    [cards.insufficientFunds, 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    [cards.incorrectCvc, 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  ])(
    'refuses %s with %s and leaves the subscription incomplete',
    async (number, code, declineCode, message) => {
      const { subscription, clientSecret } = await newSubscriber(stripe());
      const { status, body } = await confirmInBrowser(url(), clientSecret, number);
      expect(status).toBe(402);
      expect(body.error).toMatchObject({ type: 'card_error', code, message });
      expect(body.error?.decline_code).toBe(declineCode);
      expect(await statusOf(subscription.id)).toBe('incomplete');
    },
  );

  it('succeeds with another card after a refusal', async () => {
    const { subscription, clientSecret } = await newSubscriber(stripe());
    await confirmInBrowser(url(), clientSecret, cards.declined);
    const { body } = await confirmInBrowser(url(), clientSecret, cards.succeeds);
    expect(body.status).toBe('succeeded');
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('expires after 23 hours, voids the invoice and takes no card any more', async () => {
    const { subscription, clientSecret } = await newSubscriber(stripe());
    await advance(url(), 23 * HOUR - 60);
    expect(await statusOf(subscription.id)).toBe('incomplete');
    await advance(url(), 120);
    expect(await statusOf(subscription.id)).toBe('incomplete_expired');
    expect((await latestInvoice(subscription.id)).status).toBe('void');
    const { status, body } = await confirmInBrowser(url(), clientSecret, cards.succeeds);
    expect([status, body.error?.code]).toEqual([400, 'payment_intent_unexpected_state']);
  });
});

describe('3-D Secure', () => {
  it.each([cards.authenticatesOnce, cards.authenticatesAlways])(
    'asks the payer of %s and takes a pass',
    async (number) => {
      const { subscription, clientSecret } = await newSubscriber(stripe());
      const { body } = await confirmInBrowser(url(), clientSecret, number);
      expect(body.status).toBe('requires_action');
      expect(await statusOf(subscription.id)).toBe('incomplete');
      await answerChallenge(url(), clientSecret, 'complete');
      expect(await statusOf(subscription.id)).toBe('active');
    },
  );

  it('leaves the subscription incomplete when the payer fails it', async () => {
    const { subscription, clientSecret } = await newSubscriber(stripe());
    await confirmInBrowser(url(), clientSecret, cards.authenticatesOnce);
    const { body } = await answerChallenge(url(), clientSecret, 'fail');
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await statusOf(subscription.id)).toBe('incomplete');
  });

  it('renews in silence after one authentication, and asks again where the card always wants it', async () => {
    const once = await newSubscriber(stripe());
    await confirmInBrowser(url(), once.clientSecret, cards.authenticatesOnce);
    await answerChallenge(url(), once.clientSecret, 'complete');
    const always = await newSubscriber(stripe());
    await confirmInBrowser(url(), always.clientSecret, cards.authenticatesAlways);
    await answerChallenge(url(), always.clientSecret, 'complete');
    await passPeriod(test.running, always.subscription.id);
    expect(await statusOf(once.subscription.id)).toBe('active');
    expect(await statusOf(always.subscription.id)).toBe('past_due');
  });
});

describe('a renewal', () => {
  it('drafts the invoice at the period end and collects it an hour later', async () => {
    const { subscription } = await activeSubscriber(test.running);
    const end = periodEnd(await stripe().subscriptions.retrieve(subscription.id));
    const { body } = await advance(url(), 1);
    await advance(url(), end - body.now);
    expect(await latestInvoice(subscription.id)).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
    });
    await advance(url(), HOUR + 1);
    expect(await latestInvoice(subscription.id)).toMatchObject({ status: 'paid' });
    expect(periodEnd(await stripe().subscriptions.retrieve(subscription.id))).toBeGreaterThan(end);
  });

  it('that fails makes the subscription past due, and a new card recovers it', async () => {
    const { subscription } = await activeSubscriber(test.running, cards.failsAtRenewal);
    await passPeriod(test.running, subscription.id);
    expect(await statusOf(subscription.id)).toBe('past_due');
    const owed = await latestInvoice(subscription.id);
    expect(owed).toMatchObject({ status: 'open', attempt_count: 1 });
    await confirmInBrowser(url(), owed.confirmation_secret?.client_secret ?? '', cards.succeeds);
    expect(await statusOf(subscription.id)).toBe('active');
    await passPeriod(test.running, subscription.id);
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('is paid by hand with a kept card', async () => {
    const { subscription, customer } = await activeSubscriber(test.running, cards.failsAtRenewal);
    await passPeriod(test.running, subscription.id);
    const card = await stripe().paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const owed = await latestInvoice(subscription.id);
    const paid = await stripe().invoices.pay(owed.id, { payment_method: card.id });
    expect(paid.status).toBe('paid');
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('is tried again after 3, 5 and 7 days, and then the subscription is cancelled', async () => {
    const { subscription } = await activeSubscriber(test.running, cards.failsAtRenewal);
    await passPeriod(test.running, subscription.id);
    for (const [days, attempts] of [
      [3, 2],
      [5, 3],
    ] as const) {
      await advance(url(), days * DAY);
      expect(await latestInvoice(subscription.id)).toMatchObject({ attempt_count: attempts });
      expect(await statusOf(subscription.id)).toBe('past_due');
    }
    await advance(url(), 7 * DAY);
    const ended = await stripe().subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  });

  it('leaves the subscription unpaid after the retries where the sandbox is told so', async () => {
    await test.restart({ afterRetries: 'mark_unpaid' });
    const { subscription } = await activeSubscriber(test.running, cards.failsAtRenewal);
    await passPeriod(test.running, subscription.id);
    await advance(url(), 15 * DAY + 1);
    expect(await statusOf(subscription.id)).toBe('unpaid');
  });
});
