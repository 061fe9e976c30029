import { ApiError, invalidRequest, unexpectedState } from '../shapes/api-error.js';
import type { Invoice, PaymentIntent, PaymentMethod } from '../shapes/stored.js';
import type { Behavior } from '../shapes/payment-method.js';
import { outcomeOf, refusalOf } from './cards.js';
import { markFailed, markPaid } from './invoicing.js';
import { invoiceOfIntent, subscriptionOf } from './lookups.js';
import { updateAfterPayment, updateAfterFailure } from './subscription-status.js';
import type { Context } from './context.js';

type LastError = NonNullable<PaymentIntent['last_payment_error']>;

const behaviorOf = (method: PaymentMethod) => (method.card?.fingerprint ?? 'declined') as Behavior;

/**
 * Confirms an intent with a card.
 * @throws ApiError 402 when the card is declined (after recording it), 400 when the intent cannot be confirmed.
 */
export function confirmIntent(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession = false,
) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw notConfirmable(intent);
  if (method.customer && method.customer !== intent.customer) throw foreignCard();
  const outcome = outcomeOf(behaviorOf(method), { offSession, isAttached: method.customer !== null });
  if (outcome === 'succeeds') return settle(context, intent, method);
  if (outcome === 'needs_authentication') return askForAuthentication(context, intent, method, offSession);
  refuse(context, intent, errorFor(outcome, method));
  outcome.fields.payment_intent = structuredClone(intent);
  throw outcome;
}

const notConfirmable = ({ status }: PaymentIntent) =>
  unexpectedState(
    'payment_intent_unexpected_state',
    status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : 'You cannot confirm this PaymentIntent because it has a status of canceled.',
  );

const foreignCard = () =>
  invalidRequest('The payment method you provided has already been attached to a different customer.', {
    param: 'payment_method',
  });

const errorFor = ({ fields }: ApiError, method: PaymentMethod) =>
  ({ ...fields, type: 'card_error', payment_method: structuredClone(method) }) as LastError;

/** Applies the payer's answer to the 3-D Secure challenge. */
export function answerChallenge(context: Context, intent: PaymentIntent, isPassed: boolean) {
  const method = context.store.get('payment_method', intent.payment_method);
  if (intent.status !== 'requires_action' || !method)
    throw unexpectedState(
      'payment_intent_unexpected_state',
      'This PaymentIntent asks for no authentication.',
    );
  if (isPassed) return settle(context, intent, method);
  refuse(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: structuredClone(method),
  } as LastError);
}

function settle(context: Context, intent: PaymentIntent, method: PaymentMethod) {
  attachCard(context, method, intent.customer);
  context.change(intent, 'payment_intent.succeeded', (done) => {
    done.status = 'succeeded';
    done.amount_received = done.amount;
    done.payment_method = method.id;
    done.last_payment_error = null;
    done.next_action = null;
  });
  const invoice = invoiceOfIntent(context, intent);
  if (!invoice) return;
  markPaid(context, invoice);
  updateAfterPayment(context, invoice, method);
}

/**
 * Attaches a card to a customer.
 * @throws ApiError 402 when the card cannot even be attached.
 */
export function attachCard(context: Context, method: PaymentMethod, customer: string | null) {
  const refusal = refusalOf(behaviorOf(method));
  if (refusal) throw refusal;
  if (!customer || method.customer === customer) return;
  context.change(method, 'payment_method.attached', (kept) => {
    kept.customer = customer;
  });
}

function askForAuthentication(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession: boolean,
) {
  context.change(intent, 'payment_intent.requires_action', (waiting) => {
    waiting.status = 'requires_action';
    waiting.payment_method = method.id;
    waiting.last_payment_error = null;
    waiting.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  });
  const invoice = invoiceOfIntent(context, intent);
  if (!invoice) return;
  context.emit('invoice.payment_action_required', invoice);
  if (offSession) failInvoice(context, invoice);
}

function refuse(context: Context, intent: PaymentIntent, error: LastError) {
  context.change(intent, 'payment_intent.payment_failed', (failed) => {
    failed.status = 'requires_payment_method';
    failed.payment_method = null;
    failed.next_action = null;
    failed.last_payment_error = error;
  });
  const invoice = invoiceOfIntent(context, intent);
  if (invoice) failInvoice(context, invoice);
}

/** Records that an invoice could not be collected, also when there is no card. */
export function failInvoice(context: Context, invoice: Invoice) {
  const subscription = subscriptionOf(context, invoice);
  const isRetried = subscription !== undefined && subscription.status !== 'incomplete';
  markFailed(context, invoice, isRetried);
  updateAfterFailure(context, invoice);
}
