import { call, intentId, type PaymentError, type PaymentIntent, type Result } from './api.js';
import { askPayer } from './challenge.js';
import type { Elements } from './elements.js';

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

export type ConfirmResult =
  { paymentIntent: PaymentIntent; error?: undefined } | { paymentIntent?: undefined; error: PaymentError };

const integration = (message: string): PaymentError => ({ type: 'invalid_request_error', message });

/** The return URL with the parameters that Stripe appends. */
function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** Shows the challenge if the payment requires it, and submits the payer's answer. */
export async function passChallenge(
  key: string,
  intent: PaymentIntent,
  elements?: Elements,
): Promise<Result<PaymentIntent>> {
  if (intent.status !== 'requires_action') return { value: intent };
  const outcome = await askPayer(elements?.appearance);
  const answered = await call<PaymentIntent>(key, 'POST', `/_sandbox/challenges/${intent.id}`, {
    client_secret: intent.client_secret,
    outcome,
  });
  const refusal = answered.value?.last_payment_error;
  return refusal ? { error: { ...refusal, payment_intent: answered.value } } : answered;
}

async function pay(key: string, elements: Elements, clientSecret: string): Promise<Result<PaymentIntent>> {
  const element = elements.getElement('payment');
  if (!element) return { error: integration('The payment element is not mounted.') };
  const wrong = element.form.validate();
  if (wrong) return { error: wrong };
  const confirmed = await call<PaymentIntent>(
    key,
    'POST',
    `/v1/payment_intents/${intentId(clientSecret)}/confirm`,
    {
      client_secret: clientSecret,
      ...element.form.toFields('payment_method_data'),
    },
  );
  return confirmed.value ? passChallenge(key, confirmed.value, elements) : confirmed;
}

/**
 * stripe.confirmPayment: pays with the mounted element. Success redirects to the return URL (the promise then stays
 * pending, as Stripe's does) unless `redirect` is 'if_required'; a decline is returned, never thrown.
 */
export async function confirmPayment(key: string, options: ConfirmOptions): Promise<ConfirmResult> {
  const { elements, confirmParams, redirect = 'always' } = options;
  if (!elements) return { error: integration('confirmPayment needs elements in this sandbox.') };
  const result = await pay(key, elements, options.clientSecret ?? elements.clientSecret);
  if (result.error) return { error: result.error };
  if (redirect === 'if_required') return { paymentIntent: result.value };
  window.location.assign(returnAddress(confirmParams?.return_url ?? window.location.href, result.value));
  return new Promise(() => undefined);
}
