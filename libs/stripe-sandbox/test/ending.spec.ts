import {
  advance,
  cards,
  confirmInBrowser,
  DAY,
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

describe('cancelling', () => {
  it('at the period end keeps it active until then, and ends it once', async () => {
    const { subscription } = await activeSubscriber(test.running);
    const scheduled = await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(scheduled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: periodEnd(scheduled),
    });
    await passPeriod(test.running, subscription.id);
    expect(await stripe().subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: periodEnd(scheduled),
    });
    const { data } = await stripe().events.list({ type: 'customer.subscription.deleted' });
    expect(data).toHaveLength(1);
  });

  it('can be taken back before the period ends', async () => {
    const { subscription } = await activeSubscriber(test.running);
    await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: false });
    await passPeriod(test.running, subscription.id);
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('may be set to a moment, which shows as cancel_at alone', async () => {
    const { subscription } = await activeSubscriber(test.running);
    const at = subscription.created + 5 * DAY;
    const scheduled = await stripe().subscriptions.update(subscription.id, { cancel_at: at });
    expect(scheduled).toMatchObject({ cancel_at: at, cancel_at_period_end: false, status: 'active' });
    await advance(url(), 5 * DAY + 10);
    expect(await statusOf(subscription.id)).toBe('canceled');
  });

  it('at once ends it now; one that was never paid expires instead', async () => {
    const active = await activeSubscriber(test.running);
    expect((await stripe().subscriptions.cancel(active.subscription.id)).status).toBe('canceled');
    const unpaid = await newSubscriber(stripe());
    expect((await stripe().subscriptions.cancel(unpaid.subscription.id)).status).toBe('incomplete_expired');
  });
});

describe('a test clock', () => {
  it('moves its own customers alone', async () => {
    const now = Math.floor(Date.now() / 1000);
    const clock = await stripe().testHelpers.testClocks.create({ frozen_time: now, name: 'renewal' });
    const onClock = await newSubscriber(stripe(), { test_clock: clock.id });
    const offClock = await newSubscriber(stripe());
    const moved = await stripe().testHelpers.testClocks.advance(clock.id, { frozen_time: now + DAY });
    expect(moved).toMatchObject({ status: 'ready', frozen_time: now + DAY });
    expect(await statusOf(onClock.subscription.id)).toBe('incomplete_expired');
    expect(await statusOf(offClock.subscription.id)).toBe('incomplete');
  });

  it('moved over many months renews every month at its own time', async () => {
    const start = Date.UTC(2031, 0, 31, 12) / 1000;
    const clock = await stripe().testHelpers.testClocks.create({ frozen_time: start });
    const { subscription, clientSecret } = await newSubscriber(stripe(), { test_clock: clock.id });
    await confirmInBrowser(url(), clientSecret, cards.succeeds);
    await stripe().testHelpers.testClocks.advance(clock.id, { frozen_time: start + 65 * DAY });
    const { data } = await stripe().invoices.list({ subscription: subscription.id });
    const days = data.map((invoice) => new Date(invoice.created * 1000).toISOString().slice(0, 10));
    expect(days).toEqual(['2031-03-31', '2031-02-28', '2031-01-31']);
    expect(data.every((invoice) => invoice.status === 'paid')).toBe(true);
  });
});
