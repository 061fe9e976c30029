import { invalidRequest, missing } from '../shapes/api-error.js';
import { find, listOf, type Call, type Handler } from '../calls/call.js';
import { answerChallenge, confirmIntent } from '../billing/payments.js';
import type { PaymentIntent, PaymentMethod } from '../shapes/stored.js';
import { cardFromReference, readCard } from './card-input.js';

/** The intent of a call. Browsers must prove access by its client secret. */
function intentOfCall({ context, params, id, isPublishable }: Call): PaymentIntent {
  const intent = find(context, 'payment_intent', id);
  const secret = isPublishable ? params.required('client_secret') : params.text('client_secret');
  if (secret !== undefined && secret !== intent.client_secret) throw missing('payment_intent', id, 'id');
  return intent;
}

const retrieveIntent: Handler = (call) => {
  const intent = intentOfCall(call);
  call.params.done();
  return intent;
};

/** The card of the request: new card data, an id, or the intent's previous card. */
function cardOfCall({ context, params }: Call, intent: PaymentIntent): () => PaymentMethod {
  if (params.has('payment_method_data')) return readCard(context, params.group('payment_method_data'));
  const id = params.text('payment_method') ?? intent.payment_method;
  if (!id)
    throw invalidRequest('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  return () => cardFromReference(context, id);
}

const confirm: Handler = (call) => {
  const { context, params } = call;
  const intent = intentOfCall(call);
  const card = cardOfCall(call, intent);
  const offSession = params.flag('off_session') ?? false;
  params.text('return_url');
  params.flag('use_stripe_sdk');
  params.done();
  confirmIntent(context, intent, card(), offSession);
  return intent;
};

/** Stands in for the bank's 3-D Secure page: `outcome` is 'complete' or 'fail'. */
const challenge: Handler = (call) => {
  const intent = intentOfCall(call);
  const outcome = call.params.oneOf('outcome', ['complete', 'fail']);
  call.params.done();
  answerChallenge(call.context, intent, outcome === 'complete');
  return intent;
};

export const paymentIntents = {
  retrieve: retrieveIntent,
  confirm,
  challenge,
  list: listOf('payment_intent', '/v1/payment_intents', 'customer'),
};
