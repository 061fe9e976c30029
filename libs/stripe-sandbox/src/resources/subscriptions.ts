import { invalidRequest } from '../shapes/api-error.js';
import { find, retrieve, type Call, type Handler } from '../calls/call.js';
import { page } from '../calls/page.js';
import type { Params } from '../calls/params.js';
import { endSubscription } from '../billing/ending.js';
import { subscribe } from '../billing/subscribing.js';
import type { Context } from '../billing/context.js';
import type { Customer, PaymentMethod, Price, Subscription } from '../shapes/stored.js';
import { changeSubscription } from './subscription-update.js';

function pricedItem(context: Context, item: Params): { price: Price; quantity: number } {
  const price = find(context, 'price', item.required('price'), 'items[0][price]');
  if (!price.active)
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      param: 'items[0][price]',
    });
  return { price, quantity: item.whole('quantity', { min: 1 }) ?? 1 };
}

const behaviors = ['default_incomplete', 'allow_incomplete'] as const;

function inputOf({ context, params }: Call) {
  const settings = params.group('payment_settings');
  settings.texts('payment_method_types');
  const items = params.each('items').map((item) => pricedItem(context, item));
  if (items.length === 0)
    throw invalidRequest('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  params.oneOf('collection_method', ['charge_automatically']);
  params.flag('off_session');
  return {
    customer: find(context, 'customer', params.required('customer'), 'customer'),
    items,
    savesCard:
      settings.oneOf('save_default_payment_method', ['on_subscription', 'off']) === 'on_subscription',
    defaultPaymentMethod: params.text('default_payment_method'),
    description: params.text('description'),
    metadata: params.metadata(),
  };
}

/** The card to charge immediately, for subscriptions that do not leave the first payment to the browser. */
function cardToCharge(context: Context, customer: Customer, chosen: string | undefined): PaymentMethod {
  const id = chosen ?? customer.invoice_settings.default_payment_method;
  const card = context.store.get('payment_method', id);
  if (!card)
    throw invalidRequest('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  return card;
}

const createSubscription: Handler = (call) => {
  const { context, params } = call;
  const input = inputOf(call);
  const behavior = params.oneOf('payment_behavior', behaviors) ?? 'allow_incomplete';
  params.done();
  if (input.defaultPaymentMethod)
    find(context, 'payment_method', input.defaultPaymentMethod, 'default_payment_method');
  const card =
    behavior === 'allow_incomplete'
      ? cardToCharge(context, input.customer, input.defaultPaymentMethod)
      : undefined;
  return subscribe(context, input, card);
};

const isOfStatus = (status: string | undefined) => (subscription: Subscription) => {
  if (status === 'all') return true;
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'ended') return subscription.ended_at !== null;
  return subscription.status === status;
};

const listSubscriptions: Handler = ({ context, params }) => {
  const filters = { customer: params.text('customer'), test_clock: params.text('test_clock') };
  const [status, price] = [params.text('status'), params.text('price')];
  const rows = context.store
    .all('subscription')
    .filter(isOfStatus(status))
    .filter((one) => filters.customer === undefined || one.customer === filters.customer)
    .filter((one) => filters.test_clock === undefined || one.test_clock === filters.test_clock)
    .filter((one) => price === undefined || one.items.data.some((item) => item.price.id === price));
  return page(params, '/v1/subscriptions', rows);
};

const cancelSubscription: Handler = ({ context, params, id }) => {
  const subscription = find(context, 'subscription', id);
  params.flag('prorate');
  params.flag('invoice_now');
  params.done();
  if (subscription.ended_at !== null)
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing' });
  endSubscription(context, subscription, 'cancellation_requested');
  return subscription;
};

export const subscriptions = {
  create: createSubscription,
  retrieve: retrieve('subscription'),
  update: changeSubscription,
  list: listSubscriptions,
  cancel: cancelSubscription,
};
