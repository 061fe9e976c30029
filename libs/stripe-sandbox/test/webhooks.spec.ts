import Stripe from 'stripe';
import {
  cards,
  confirmInBrowser,
  sandboxInTest,
  WEBHOOK_SECRET,
  type SandboxInTest,
} from './sandbox-in-test.js';
import { newSubscriber } from './subscriber.js';
import { webhookReceiver } from './webhook-receiver.js';

let test: SandboxInTest | undefined;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
afterEach(async () => {
  await test?.stop();
  await receiver.close();
});

async function startWith(...answers: number[]) {
  receiver = await webhookReceiver(...answers);
  test = await sandboxInTest({ webhookUrl: receiver.url });
  return { stripe: test.running.stripe, url: test.running.sandbox.url, test };
}

const types = () => receiver.received.map(({ event }) => event.type);

it('tells a first payment from birth to being active, signed so that the SDK takes it', async () => {
  const { stripe, url } = await startWith();
  const { clientSecret } = await newSubscriber(stripe);
  await confirmInBrowser(url, clientSecret, cards.succeeds);
  const expected = [
    'product.created',
    'price.created',
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'customer.subscription.updated',
  ];
  await receiver.until(() => types().length >= expected.length);
  expect(types().sort()).toEqual(expected.sort());
  for (const { body, signature } of receiver.received)
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).object).toBe('event');
});

it('carries what an update changed as previous attributes', async () => {
  const { stripe, url } = await startWith();
  const { clientSecret } = await newSubscriber(stripe);
  await confirmInBrowser(url, clientSecret, cards.succeeds);
  await receiver.until(() => types().includes('customer.subscription.updated'));
  const updated = receiver.received.find(({ event }) => event.type === 'customer.subscription.updated');
  expect(updated?.event.data).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
});

it('is refused by the SDK when the body or the secret is another', async () => {
  const { stripe } = await startWith();
  await stripe.customers.create({ name: 'Ada' });
  await receiver.until(() => types().length === 1);
  const { body, signature } = receiver.received[0]!;
  expect(() => stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
  expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
});

it('comes again after a 500, as the same event', async () => {
  const { stripe } = await startWith(500, 500);
  await stripe.customers.create({ name: 'Ada' });
  await receiver.until(() => types().length === 3);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
});

it('that nobody took comes after a restart', async () => {
  const { stripe, test } = await startWith(500);
  const { id } = await stripe.customers.create({ name: 'Ada' });
  await receiver.until(() => types().length === 1);
  await test.restart();
  await receiver.until(() => types().length === 2);
  expect(receiver.received[1]?.event.data.object).toMatchObject({ id });
});

it('goes to an endpoint made over the API, of the types it asked for', async () => {
  receiver = await webhookReceiver();
  test = await sandboxInTest();
  const { stripe } = test.running;
  const endpoint = await stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['customer.created'],
  });
  await stripe.products.create({ name: 'Premium Plan' });
  await stripe.customers.create({ name: 'Ada' });
  await receiver.until(() => types().length > 0);
  const [first] = receiver.received;
  const event = stripe.webhooks.constructEvent(
    first?.body ?? '',
    first?.signature ?? '',
    endpoint.secret ?? '',
  );
  expect(event.type).toBe('customer.created');
});
