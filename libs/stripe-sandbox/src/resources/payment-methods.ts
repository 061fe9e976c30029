import { unexpectedState } from '../shapes/api-error.js';
import { find, listOf, retrieve, type Handler } from '../calls/call.js';
import { attachCard } from '../billing/payments.js';
import { cardFromReference, readCard } from './card-input.js';

const createMethod: Handler = ({ context, params }) => {
  const make = readCard(context, params);
  params.done();
  return make();
};

const attachMethod: Handler = ({ context, params, id }) => {
  const customer = find(context, 'customer', params.required('customer'), 'customer');
  params.done();
  const method = cardFromReference(context, id, 'id');
  if (method.customer && method.customer !== customer.id)
    throw unexpectedState(
      'payment_method_unexpected_state',
      'The payment method you provided has already been attached to a customer.',
    );
  attachCard(context, method, customer.id);
  return method;
};

export const paymentMethods = {
  create: createMethod,
  retrieve: retrieve('payment_method'),
  attach: attachMethod,
  list: listOf('payment_method', '/v1/payment_methods', 'customer', 'type'),
};
