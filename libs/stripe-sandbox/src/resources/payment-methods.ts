import { unexpectedState } from '../api/api-error.js';
import { find, listOf, retrieve, type Handler } from '../api/call.js';
import { keepCard } from '../billing/payments.js';
import { cardFromReference, readCard } from './card-input.js';

const createMethod: Handler = ({ world, params }) => {
  const make = readCard(world, params);
  params.done();
  return make();
};

const attachMethod: Handler = ({ world, params, id }) => {
  const customer = find(world, 'customer', params.required('customer'), 'customer');
  params.done();
  const method = cardFromReference(world, id, 'id');
  if (method.customer && method.customer !== customer.id)
    throw unexpectedState(
      'payment_method_unexpected_state',
      'The payment method you provided has already been attached to a customer.',
    );
  keepCard(world, method, customer.id);
  return method;
};

export const paymentMethods = {
  create: createMethod,
  retrieve: retrieve('payment_method'),
  attach: attachMethod,
  list: listOf('payment_method', '/v1/payment_methods', 'customer', 'type'),
};
