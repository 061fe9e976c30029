import type { Invoice, PaymentMethod } from '../shapes/stored.js';
import { endSubscription } from './ending.js';
import { stopCollecting } from './invoicing.js';
import { invoicesOf, subscriptionOf } from './lookups.js';
import type { Context } from './context.js';

const RECOVERABLE = ['incomplete', 'past_due', 'unpaid'];

/** Updates the subscription of a paid invoice: active when nothing else is owed; saves the card. */
export function updateAfterPayment(context: Context, invoice: Invoice, method: PaymentMethod) {
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  const owes = invoicesOf(context, subscription).some(({ status }) => status === 'open');
  context.change(subscription, 'customer.subscription.updated', (paid) => {
    if (RECOVERABLE.includes(paid.status) && !owes) paid.status = 'active';
    if (paid.payment_settings?.save_default_payment_method === 'on_subscription')
      paid.default_payment_method = method.id;
  });
  setDelinquent(context, subscription.customer, owes);
}

/** Updates the subscription after a failed attempt: past due while attempts are left, then as `afterRetries` says. */
export function updateAfterFailure(context: Context, invoice: Invoice) {
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || subscription.ended_at !== null || subscription.status === 'incomplete') return;
  setDelinquent(context, subscription.customer, true);
  if (invoice.next_payment_attempt !== null || subscription.status === 'unpaid') {
    if (subscription.status === 'active')
      context.change(subscription, 'customer.subscription.updated', (late) => {
        late.status = 'past_due';
      });
    return;
  }
  if (context.afterRetries === 'cancel') return endSubscription(context, subscription, 'payment_failed');
  stopCollecting(context, invoice);
  context.change(subscription, 'customer.subscription.updated', (unpaid) => {
    unpaid.status = 'unpaid';
  });
}

function setDelinquent(context: Context, customerId: string, owes: boolean) {
  const customer = context.store.get('customer', customerId);
  if (customer)
    context.change(customer, 'customer.updated', (changed) => {
      changed.delinquent = owes;
    });
}
