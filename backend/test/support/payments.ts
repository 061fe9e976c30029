import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@wayfellow/contracts';
import { type StripeSandbox, startStripeSandbox } from '@wayfellow/stripe-sandbox';
import Stripe from 'stripe';
import type { Client } from './client.js';
import { Courier } from './courier.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

const SECRET_KEY = 'sk_test_of_the_suite';
const PUBLISHABLE_KEY = 'pk_test_of_the_suite';
export const WEBHOOK_SECRET = 'whsec_of_the_suite';

export const DAY_S = 24 * 60 * 60;
/** Beyond a renewal, whatever the month. */
export const A_MONTH_AND_A_BIT_S = 33 * DAY_S;

/** The provider's published test cards. */
export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002760003184',
  failsAtRenewal: '4000000000000341',
} as const;

interface Confirmed {
  status?: string;
  error?: { code: string; message: string };
}

/** A payment sandbox with the real SDK on it, a browser's part in paying, and a courier who brings its events. */
export class Payments {
  private constructor(
    readonly sandbox: StripeSandbox,
    readonly courier: Courier,
    readonly stripe: Stripe,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Payments> {
    const folder = await mkdtemp(join(tmpdir(), 'wayfellow-payments-'));
    const courier = await Courier.start();
    const sandbox = await startStripeSandbox({
      stateFile: join(folder, 'state.json'),
      webhookUrl: courier.url,
      webhookSecret: WEBHOOK_SECRET,
    });
    const { port } = sandbox;
    const stripe = new Stripe(SECRET_KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
    return new Payments(sandbox, courier, stripe, folder);
  }

  /**
   * What an instance is told about its provider, whose events are taken up by the jobs that it runs; `apiUrl` is a way to the
   * sandbox, if not the straight one.
   */
  env(apiUrl = this.sandbox.url): Record<string, string> {
    return {
      STRIPE_API_URL: apiUrl,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ROLE: 'all',
    };
  }

  /** Pays as the card form does: with the publishable key and the client secret. */
  confirm(clientSecret: string, number: string): Promise<Confirmed> {
    return this.browser(`/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
    });
  }

  /** Answers the bank's question. */
  authenticate(clientSecret: string, outcome: 'complete' | 'fail'): Promise<Confirmed> {
    return this.browser(`/_sandbox/challenges/${intentOf(clientSecret)}`, {
      client_secret: clientSecret,
      outcome,
    });
  }

  /** Lets the sandbox's time pass at once. */
  async advance(seconds: number): Promise<void> {
    await this.post('/_sandbox/advance', SECRET_KEY, { seconds: String(seconds) });
  }

  /** The sandbox's time in Unix seconds. */
  async now(): Promise<number> {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const response = await fetch(`${this.sandbox.url}/_sandbox/clock`, { headers });
    return ((await response.json()) as { now: number }).now;
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.courier.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private browser(path: string, fields: Record<string, string>): Promise<Confirmed> {
    return this.post(path, PUBLISHABLE_KEY, fields);
  }

  private async post(path: string, key: string, fields: Record<string, string>): Promise<Confirmed> {
    const response = await fetch(this.sandbox.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as Confirmed;
  }
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Asks for Premium and gives what the card form gets. */
export const startCheckout = async (client: Client): Promise<string> => {
  const [plan] = (await client.call(endpoints.subscriptions.plans)).body;
  const body = { planId: plan?.priceId ?? '' };
  const answer = await client.call(endpoints.subscriptions.create, { body });
  if (answer.status !== 201) throw new Error(`No checkout: ${answer.status} ${answer.text}`);
  return answer.body.clientSecret;
};

/** Waits until a user's subscription says this. */
export const waitForStatus = (client: Client, expected: object): Promise<unknown> =>
  waitFor(async () => {
    const { body } = await client.call(endpoints.subscriptions.status);
    expect(body).toMatchObject(expected);
    return body;
  });

/** Buys Premium with a card that is taken, and waits until it is there. */
export const buyPremium = async (
  client: Client,
  payments: Payments,
  card: string = cards.succeeds,
): Promise<void> => {
  await payments.confirm(await startCheckout(client), card);
  await waitForStatus(client, { active: true, tier: 'premium', status: 'active' });
};

/** What an instance keeps of somebody's subscription. */
export const subscriptionRow = async (instance: Instance, { user }: Client) => {
  const { rows } = await query<{ id: string; status: string; version: number }>(
    instance,
    'SELECT provider_subscription_id AS id, status, version FROM subscriptions WHERE user_id = $1',
    [user.id],
  );
  if (!rows[0]) throw new Error(`${user.name} has no subscription`);
  return rows[0];
};
