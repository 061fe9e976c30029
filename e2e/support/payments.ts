import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type StripeSandbox, startStripeSandbox } from '@wayfellow/stripe-sandbox';

const SECRET_KEY = 'sk_test_of_the_journeys';
const WEBHOOK_SECRET = 'whsec_of_the_journeys';

/** Starts the Stripe sandbox for a product that listens on `port`. Tests advance its clock. */
export const startPayments = async (folder: string, port: number) => {
  const sandbox: StripeSandbox = await startStripeSandbox({
    stateFile: join(folder, 'stripe-sandbox.json'),
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
  });
  return {
    env: {
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_journeys',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    /** Advances the sandbox's clock: scheduled actions run, and their events are sent. */
    advance: async (seconds: number): Promise<void> => {
      const answer = await fetch(`${sandbox.url}/_sandbox/advance`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}` },
        body: new URLSearchParams({ seconds: String(seconds) }),
      });
      if (!answer.ok) throw new Error(`The clock did not advance: ${answer.status} ${await answer.text()}`);
    },
    stop: () => sandbox.close(),
  };
};

/** The texts of the emails in a product's outbox. */
export const emailsIn = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
};
