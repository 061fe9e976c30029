import { call, intentId, type PaymentError, type PaymentIntent } from './api.js';
import { confirmPayment, passChallenge, type ConfirmOptions } from './confirm.js';
import { Elements, type ElementsOptions } from './elements.js';

/** The release of Stripe.js whose interface this implements; the loader compares it with its own. */
const RELEASE = 'endive';

const unsupported = (name: string) => () =>
  Promise.resolve<{ error: PaymentError }>({
    error: { type: 'invalid_request_error', message: `The sandbox has no ${name}.` },
  });

async function retrievePaymentIntent(key: string, clientSecret: string) {
  const found = await call<PaymentIntent>(key, 'GET', `/v1/payment_intents/${intentId(clientSecret)}`, {
    client_secret: clientSecret,
  });
  return found.error ? { error: found.error } : { paymentIntent: found.value };
}

/** Continues a payment that requires an action by the payer. */
async function handleNextAction(key: string, { clientSecret }: { clientSecret: string }) {
  const found = await retrievePaymentIntent(key, clientSecret);
  if (!found.paymentIntent) return found;
  const passed = await passChallenge(key, found.paymentIntent);
  return passed.error ? { error: passed.error } : { paymentIntent: passed.value };
}

/** The result of `Stripe(publishableKey)`: the parts of Stripe.js that a payment element needs. */
function newStripe(key: string) {
  if (!/^pk_test_/.test(key))
    throw new Error('IntegrationError: the payment sandbox accepts publishable test keys (pk_test_…) only.');
  return {
    elements: (options?: ElementsOptions) => new Elements(options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(key, options),
    retrievePaymentIntent: (clientSecret: string) => retrievePaymentIntent(key, clientSecret),
    handleNextAction: (options: { clientSecret: string }) => handleNextAction(key, options),
    createToken: unsupported('createToken'),
    createPaymentMethod: unsupported('createPaymentMethod'),
    confirmCardPayment: unsupported('confirmCardPayment'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

declare global {
  interface Window {
    Stripe?: unknown;
  }
}

window.Stripe = Object.assign((key: string) => newStripe(key), { version: RELEASE });
