import { find, listOf, mergeMetadata, retrieve, type Handler } from '../calls/call.js';
import { cardFromReference } from './card-input.js';
import { endSubscription } from '../billing/ending.js';
import { attachCard } from '../billing/payments.js';
import { newCustomer } from '../shapes/customer.js';
import type { Params } from '../calls/params.js';

const details = (params: Params) => ({
  name: params.text('name'),
  email: params.text('email'),
  description: params.text('description'),
  phone: params.text('phone'),
  metadata: params.metadata(),
});

const createCustomer: Handler = ({ context, params }) => {
  const input = { ...details(params), testClock: params.text('test_clock') };
  const reference = params.text('payment_method');
  const chosen = params.group('invoice_settings').text('default_payment_method');
  params.done();
  if (input.testClock) find(context, 'test_helpers.test_clock', input.testClock, 'test_clock');
  const card = reference === undefined ? undefined : cardFromReference(context, reference);
  const isDefault = card && chosen === reference;
  const customer = newCustomer(
    { ...input, defaultPaymentMethod: isDefault ? card.id : chosen },
    context.clock.now(input.testClock ?? null),
  );
  if (card) attachCard(context, card, customer.id);
  return context.add('customer', customer, 'customer.created');
};

const updateCustomer: Handler = ({ context, params, id }) => {
  const customer = find(context, 'customer', id);
  const { metadata, ...input } = details(params);
  const chosen = params.group('invoice_settings').text('default_payment_method');
  params.done();
  if (chosen) find(context, 'payment_method', chosen, 'invoice_settings[default_payment_method]');
  return context.change(customer, 'customer.updated', (changed) => {
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) Object.assign(changed, { [name]: value === '' ? null : value });
    if (chosen !== undefined) changed.invoice_settings.default_payment_method = chosen || null;
    mergeMetadata(changed, metadata);
  });
};

/** Deletes a customer and ends their subscriptions. */
const deleteCustomer: Handler = ({ context, params, id }) => {
  params.done();
  const customer = find(context, 'customer', id);
  for (const subscription of context.store.all('subscription'))
    if (subscription.customer === id && subscription.ended_at === null)
      endSubscription(context, subscription, 'cancellation_requested');
  context.store.remove('customer', id);
  context.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};

export const customers = {
  create: createCustomer,
  retrieve: retrieve('customer'),
  update: updateCustomer,
  delete: deleteCustomer,
  list: listOf('customer', '/v1/customers', 'email', 'test_clock'),
};
