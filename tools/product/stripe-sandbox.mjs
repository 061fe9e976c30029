import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { reachedHost } from '../ports.mjs';

/** Whether the settings have the card provider's keys. */
const isProviderSet = () => Boolean(process.env.STRIPE_SECRET_KEY);

/**
 * Starts the card provider's sandbox if no keys are set: it accepts only test cards and sends its events to the
 * backend on `port`. Its state survives a restart, in `dataDir`.
 *
 * @returns {Promise<{ env: Record<string, string>, stop(): Promise<void> } | undefined>} the settings for the backend;
 *   undefined if the provider itself is used
 * @throws {UserError} in production, where a sandbox would give Premium away for free
 */
export async function startStripeSandbox({ dataDir, port }) {
  if (isProviderSet()) return undefined;
  if (process.env.NODE_ENV === 'production') {
    throw new UserError(
      'With NODE_ENV=production the payment sandbox is refused: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.',
    );
  }
  // Imported here because it does not exist before the build.
  const { startStripeSandbox: start } = await import('../../libs/stripe-sandbox/dist/index.js');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const sandbox = await start({
    stateFile: path.join(dataDir, 'stripe-sandbox.json'),
    webhookUrl: `http://${reachedHost()}:${port}/api/webhooks/stripe`,
    webhookSecret,
  });
  const env = {
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: 'sk_test_wayfellow_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_wayfellow_sandbox',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: '',
  };
  return { env, stop: () => sandbox.close() };
}
