import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startStripeSandbox, type SandboxOptions } from '../src/index.js';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_of_the_test';
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Stripe's published test numbers by what they do. */
export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  incorrectCvc: '4000000000000127',
  authenticatesOnce: '4000002500003155',
  authenticatesAlways: '4000002760003184',
  failsAtRenewal: '4000000000000341',
};

export const clientFor = (port: number, key = SECRET_KEY) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

/** A sandbox with a state file of its own, and the real SDK pointed at it. */
export async function sandboxInTest(options: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  const settings = { stateFile: join(folder, 'state.json'), webhookSecret: WEBHOOK_SECRET, ...options };
  const first = await startStripeSandbox(settings);
  const running = { sandbox: first, stripe: clientFor(first.port), stateFile: settings.stateFile };
  return {
    running,
    /** Stops it and starts it again on the same state. */
    restart: async (more: Partial<SandboxOptions> = {}) => {
      await running.sandbox.close();
      running.sandbox = await startStripeSandbox({ ...settings, ...more });
      running.stripe = clientFor(running.sandbox.port);
    },
    stop: async () => {
      await running.sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type SandboxInTest = Awaited<ReturnType<typeof sandboxInTest>>;

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** A call as the browser makes it, or one the SDK has no words for. */
export async function post(url: string, key: string, fields: Record<string, string>, headers: object = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: formOf(fields),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered };
}

/** The parts of an answer the tests read. */
interface Answered {
  id: string;
  status: string;
  now: number;
  error?: { type: string; code: string; decline_code?: string; message: string; param?: string };
}

/** Moves the sandbox's whole clock. */
export const advance = (url: string, seconds: number) =>
  post(`${url}/_sandbox/advance`, SECRET_KEY, { seconds: String(seconds) });

export const cardFields = (number: string, prefix = 'payment_method_data') => ({
  [`${prefix}[type]`]: 'card',
  [`${prefix}[card][number]`]: number,
  [`${prefix}[card][exp_month]`]: '12',
  [`${prefix}[card][exp_year]`]: '40',
  [`${prefix}[card][cvc]`]: '123',
});

/** Confirms as a browser does: with the publishable key and the client secret. */
export const confirmInBrowser = (url: string, clientSecret: string, number: string) =>
  post(`${url}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, PUBLISHABLE_KEY, {
    client_secret: clientSecret,
    ...cardFields(number),
  });

export const answerChallenge = (url: string, clientSecret: string, outcome: 'complete' | 'fail') =>
  post(`${url}/_sandbox/challenges/${clientSecret.split('_secret_')[0]}`, PUBLISHABLE_KEY, {
    client_secret: clientSecret,
    outcome,
  });
