import { ApiError, invalidRequest, unexpectedState } from '../api/api-error.js';
import type { Invoice, PaymentIntent, PaymentMethod } from '../shapes/stored.js';
import { outcomeOf, refusalOf, type Behavior } from './cards.js';
import { markFailed, markPaid } from './invoicing.js';
import { invoiceOfIntent, subscriptionOf } from './lookups.js';
import { whenPaid, whenUnpaid } from './standing.js';
import type { World } from './world.js';

type LastError = NonNullable<PaymentIntent['last_payment_error']>;

const behaviorOf = (method: PaymentMethod) => (method.card?.fingerprint ?? 'declined') as Behavior;

/**
 * Confirms an intent with a card.
 * @throws ApiError 402 when the card is declined (after recording it), 400 when the intent cannot be confirmed.
 */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession = false,
) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw notConfirmable(intent);
  if (method.customer && method.customer !== intent.customer) throw foreignCard();
  const outcome = outcomeOf(behaviorOf(method), { offSession, isKept: method.customer !== null });
  if (outcome === 'succeeds') return settle(world, intent, method);
  if (outcome === 'needs_authentication') return askForAuthentication(world, intent, method, offSession);
  refuse(world, intent, errorFor(outcome, method));
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
export function answerChallenge(world: World, intent: PaymentIntent, isPassed: boolean) {
  const method = world.store.get('payment_method', intent.payment_method);
  if (intent.status !== 'requires_action' || !method)
    throw unexpectedState(
      'payment_intent_unexpected_state',
      'This PaymentIntent asks for no authentication.',
    );
  if (isPassed) return settle(world, intent, method);
  refuse(world, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: structuredClone(method),
  } as LastError);
}

function settle(world: World, intent: PaymentIntent, method: PaymentMethod) {
  keepCard(world, method, intent.customer);
  world.change(intent, 'payment_intent.succeeded', (done) => {
    done.status = 'succeeded';
    done.amount_received = done.amount;
    done.payment_method = method.id;
    done.last_payment_error = null;
    done.next_action = null;
  });
  const invoice = invoiceOfIntent(world, intent);
  if (!invoice) return;
  markPaid(world, invoice);
  whenPaid(world, invoice, method);
}

/**
 * Attaches a card to a customer.
 * @throws ApiError 402 when the card cannot even be attached.
 */
export function keepCard(world: World, method: PaymentMethod, customer: string | null) {
  const refusal = refusalOf(behaviorOf(method));
  if (refusal) throw refusal;
  if (!customer || method.customer === customer) return;
  world.change(method, 'payment_method.attached', (kept) => {
    kept.customer = customer;
  });
}

function askForAuthentication(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession: boolean,
) {
  world.change(intent, 'payment_intent.requires_action', (waiting) => {
    waiting.status = 'requires_action';
    waiting.payment_method = method.id;
    waiting.last_payment_error = null;
    waiting.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  });
  const invoice = invoiceOfIntent(world, intent);
  if (!invoice) return;
  world.emit('invoice.payment_action_required', invoice);
  if (offSession) failInvoice(world, invoice);
}

function refuse(world: World, intent: PaymentIntent, error: LastError) {
  world.change(intent, 'payment_intent.payment_failed', (failed) => {
    failed.status = 'requires_payment_method';
    failed.payment_method = null;
    failed.next_action = null;
    failed.last_payment_error = error;
  });
  const invoice = invoiceOfIntent(world, intent);
  if (invoice) failInvoice(world, invoice);
}

/** Records that an invoice could not be collected, also when there is no card. */
export function failInvoice(world: World, invoice: Invoice) {
  const subscription = subscriptionOf(world, invoice);
  const isRetried = subscription !== undefined && subscription.status !== 'incomplete';
  markFailed(world, invoice, isRetried);
  whenUnpaid(world, invoice);
}
