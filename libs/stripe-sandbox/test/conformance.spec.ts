import Stripe from 'stripe';
import { fileOf, type Captured } from './literals.js';
import {
  advance,
  answerChallenge,
  cards,
  confirmInBrowser,
  DAY,
  sandboxInTest,
  SECRET_KEY,
  type SandboxInTest,
} from './sandbox-in-test.js';
import { newSubscriber } from './subscriber.js';
import { complaintsAbout } from './type-check.js';

let test: SandboxInTest;
let captured: Captured[];
beforeAll(async () => {
  test = await sandboxInTest();
  await liveThroughEverything(test.running.stripe, test.running.sandbox.url);
  captured = await Promise.all(
    LISTS.map((path) => read(`/v1/${path}${path.includes('?') ? '&' : '?'}limit=100`)),
  );
});
afterAll(() => test.stop());

/** The raw answer: what goes over the wire, before the SDK touches it. */
async function read(path: string): Promise<Captured> {
  const response = await fetch(`${test.running.sandbox.url}${path}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  });
  return (await response.json()) as Captured;
}

const LISTS = [
  'products',
  'prices?expand[]=data.product',
  'customers?expand[]=data.subscriptions',
  'payment_methods?expand[]=data.customer',
  'payment_intents?expand[]=data.payment_method',
  'subscriptions?status=all&expand[]=data.latest_invoice.confirmation_secret&expand[]=data.default_payment_method',
  'invoices?expand[]=data.payments&expand[]=data.confirmation_secret&expand[]=data.customer',
  'invoice_payments?expand[]=data.payment.payment_intent&expand[]=data.invoice',
  'webhook_endpoints',
  'test_helpers/test_clocks',
  'events',
];

/** Everything that can be seen of a subscription's life: paid, refused, authenticated, renewed, failed, ended. */
async function liveThroughEverything(stripe: Stripe, url: string) {
  const now = Math.floor(Date.now() / 1000);
  await stripe.testHelpers.testClocks.create({ frozen_time: now });
  await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/none', enabled_events: ['price.updated'] });
  for (const number of Object.values(cards)) {
    const { clientSecret } = await newSubscriber(stripe);
    await confirmInBrowser(url, clientSecret, number);
    if (number === cards.authenticatesOnce) await answerChallenge(url, clientSecret, 'complete');
    if (number === cards.authenticatesAlways) await answerChallenge(url, clientSecret, 'fail');
  }
  await advance(url, 40 * DAY);
  const ending = await newSubscriber(stripe);
  await confirmInBrowser(url, ending.clientSecret, cards.succeeds);
  await stripe.subscriptions.update(ending.subscription.id, { cancel_at_period_end: true });
  const waiting = await newSubscriber(stripe);
  await confirmInBrowser(url, waiting.clientSecret, cards.authenticatesOnce);
}

it('answers every object in the shape of the SDK’s own types, no field less and none more', () => {
  for (const list of captured) expect(list.data).not.toHaveLength(0);
  expect(complaintsAbout(fileOf(captured))).toEqual([]);
});

it('would be told by this check of a field that is missing, wrong or unknown', () => {
  const [{ data }] = captured as unknown as [{ data: [Captured] }];
  const [product] = data;
  const { livemode: _, ...missing } = product;
  const broken = [missing, { ...product, created: 'today' }, { ...product, price: 'price_x' }];
  expect(complaintsAbout(fileOf([product, ...broken]))).toHaveLength(broken.length);
});
