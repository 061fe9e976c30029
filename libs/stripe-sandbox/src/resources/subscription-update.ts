import { invalidRequest } from '../shapes/api-error.js';
import { find, mergeMetadata, type Handler } from '../calls/call.js';
import type { Params } from '../calls/params.js';
import { nowFor, periodOf } from '../billing/lookups.js';
import type { Subscription } from '../shapes/stored.js';

/** When the subscription should end: a timestamp, null to remove a scheduled end, undefined to leave it unchanged. */
interface Ending {
  at: number | null | undefined;
  isPeriodEnd: boolean;
}

function readEnding(params: Params, subscription: Subscription, now: number): Ending {
  const { end } = periodOf(subscription);
  const atPeriodEnd = params.flag('cancel_at_period_end');
  if (params.has('cancel_at')) {
    if (atPeriodEnd !== undefined)
      throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    return readCancelAt(params, end, now);
  }
  if (atPeriodEnd === undefined) return { at: undefined, isPeriodEnd: false };
  return atPeriodEnd ? { at: end, isPeriodEnd: true } : { at: null, isPeriodEnd: false };
}

function readCancelAt(params: Params, periodEnd: number, now: number): Ending {
  if (params.isUnset('cancel_at')) return { at: null, isPeriodEnd: false };
  const text = params.text('cancel_at');
  // All items of a subscription have the same period in the sandbox.
  if (text === 'min_period_end' || text === 'max_period_end') return { at: periodEnd, isPeriodEnd: false };
  const at = params.whole('cancel_at') ?? 0;
  if (at <= now)
    throw invalidRequest('The cancel_at timestamp must be in the future.', { param: 'cancel_at' });
  return { at, isPeriodEnd: false };
}

function applyEnding(subscription: Subscription, ending: Ending, now: number) {
  if (ending.at === undefined) return;
  subscription.cancel_at = ending.at;
  subscription.cancel_at_period_end = ending.isPeriodEnd;
  subscription.canceled_at = ending.at === null ? null : (subscription.canceled_at ?? now);
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = ending.at === null ? null : 'cancellation_requested';
}

/** Updates a subscription. Supported: end, card, description, comment and metadata; not items or prorations. */
export const changeSubscription: Handler = ({ context, params, id }) => {
  const subscription = find(context, 'subscription', id);
  const now = nowFor(context, subscription);
  const ending = readEnding(params, subscription, now);
  const card = params.text('default_payment_method');
  const [description, metadata] = [params.text('description'), params.metadata()];
  const comment = params.group('cancellation_details').text('comment');
  params.done();
  if (subscription.ended_at !== null)
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  if (
    card &&
    find(context, 'payment_method', card, 'default_payment_method').customer !== subscription.customer
  )
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    );
  return context.change(subscription, 'customer.subscription.updated', (changed) => {
    applyEnding(changed, ending, now);
    if (card !== undefined) changed.default_payment_method = card || null;
    if (description !== undefined) changed.description = description || null;
    if (comment !== undefined && changed.cancellation_details)
      changed.cancellation_details.comment = comment || null;
    mergeMetadata(changed, metadata);
  });
};
