import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { startStripeSandbox } from '../src/index.js';
import {
  advance,
  cards,
  confirmInBrowser,
  DAY,
  sandboxInTest,
  WEBHOOK_SECRET,
  type SandboxInTest,
} from './sandbox-in-test.js';
import { newSubscriber } from './subscriber.js';

let test: SandboxInTest;
beforeEach(async () => {
  test = await sandboxInTest();
});
afterEach(() => test.stop());

it('survives a restart: objects, events, time and idempotency keys', async () => {
  const { stripe, sandbox } = test.running;
  const { subscription, clientSecret } = await newSubscriber(stripe);
  await confirmInBrowser(sandbox.url, clientSecret, cards.succeeds);
  await advance(sandbox.url, 3 * DAY);
  const once = await stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'once' });
  const before = await stripe.subscriptions.retrieve(subscription.id);
  const events = (await stripe.events.list({ limit: 100 })).data.map((event) => event.id);
  await test.restart();
  const after = await test.running.stripe.subscriptions.retrieve(subscription.id);
  expect({ ...after, lastResponse: null }).toEqual({ ...before, lastResponse: null });
  expect((await test.running.stripe.events.list({ limit: 100 })).data.map((event) => event.id)).toEqual(
    events,
  );
  const again = await test.running.stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'once' });
  expect(again.id).toBe(once.id);
  expect(again.created).toBeGreaterThan(Date.now() / 1000 + 2 * DAY);
});

it('is on disk before the answer is sent', async () => {
  const customer = await test.running.stripe.customers.create({ name: 'Ada' });
  expect(readFileSync(test.running.stateFile, 'utf8')).toContain(customer.id);
});

it('keeps what ten parallel requests were told', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      test.running.stripe.customers.create({ name: `Guest ${index}` }),
    ),
  );
  await test.restart();
  const { data } = await test.running.stripe.customers.list({ limit: 100 });
  expect(data.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
});

it('never holds a card number or security code, and is for its owner alone', async () => {
  const { stripe, sandbox, stateFile } = test.running;
  const { clientSecret } = await newSubscriber(stripe);
  for (const number of [...Object.values(cards), '4111111111111111'])
    await confirmInBrowser(sandbox.url, clientSecret, number);
  await stripe.customers.create({ name: 'Ada' });
  const state = readFileSync(stateFile, 'utf8');
  for (const number of [...Object.values(cards), '4111111111111111', '"123"'])
    expect(state).not.toContain(number);
  expect(statSync(stateFile).mode & 0o077).toBe(0);
});

it('that can’t be read stops the start with a clear line', async () => {
  const { stateFile } = test.running;
  await test.running.sandbox.close();
  for (const broken of ['', '{"version": 1, "obj', '{"version": 2}']) {
    writeFileSync(stateFile, broken);
    await expect(startStripeSandbox({ stateFile, webhookSecret: WEBHOOK_SECRET })).rejects.toThrow(stateFile);
  }
});
