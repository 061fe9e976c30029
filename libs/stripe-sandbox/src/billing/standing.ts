import type { Invoice, PaymentMethod } from '../shapes/stored.js';
import { endSubscription } from './ending.js';
import { stopCollecting } from './invoicing.js';
import { invoicesOf, subscriptionOf } from './lookups.js';
import type { World } from './world.js';

const RECOVERABLE = ['incomplete', 'past_due', 'unpaid'];

/** Updates the subscription of a paid invoice: active when nothing else is owed; saves the card. */
export function whenPaid(world: World, invoice: Invoice, method: PaymentMethod) {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  const owes = invoicesOf(world, subscription).some(({ status }) => status === 'open');
  world.change(subscription, 'customer.subscription.updated', (paid) => {
    if (RECOVERABLE.includes(paid.status) && !owes) paid.status = 'active';
    if (paid.payment_settings?.save_default_payment_method === 'on_subscription')
      paid.default_payment_method = method.id;
  });
  noteDelinquency(world, subscription.customer, owes);
}

/** Updates the subscription after a failed attempt: past due while attempts are left, then as `afterRetries` says. */
export function whenUnpaid(world: World, invoice: Invoice) {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.ended_at !== null || subscription.status === 'incomplete') return;
  noteDelinquency(world, subscription.customer, true);
  if (invoice.next_payment_attempt !== null || subscription.status === 'unpaid') {
    if (subscription.status === 'active')
      world.change(subscription, 'customer.subscription.updated', (late) => {
        late.status = 'past_due';
      });
    return;
  }
  if (world.afterRetries === 'cancel') return endSubscription(world, subscription, 'payment_failed');
  stopCollecting(world, invoice);
  world.change(subscription, 'customer.subscription.updated', (unpaid) => {
    unpaid.status = 'unpaid';
  });
}

function noteDelinquency(world: World, customerId: string, owes: boolean) {
  const customer = world.store.get('customer', customerId);
  if (customer)
    world.change(customer, 'customer.updated', (changed) => {
      changed.delinquent = owes;
    });
}
