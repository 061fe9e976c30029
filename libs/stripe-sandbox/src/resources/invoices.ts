import { ApiError, invalidRequest } from '../shapes/api-error.js';
import { find, retrieve, type Handler } from '../calls/call.js';
import { page } from '../calls/page.js';
import { finalizeInvoice } from '../billing/invoicing.js';
import { cardFor, intentOf, subscriptionOf } from '../billing/lookups.js';
import { confirmIntent, failInvoice } from '../billing/payments.js';
import type { Context } from '../billing/context.js';
import type { Invoice, PaymentMethod } from '../shapes/stored.js';
import { cardFromReference } from './card-input.js';

const listInvoices: Handler = ({ context, params }) => {
  const [customer, subscription] = [params.text('customer'), params.text('subscription')];
  const status = params.text('status');
  const rows = context.store
    .all('invoice')
    .filter((invoice) => customer === undefined || invoice.customer === customer)
    .filter((one) => subscription === undefined || subscriptionOf(context, one)?.id === subscription)
    .filter((invoice) => status === undefined || invoice.status === status);
  return page(params, '/v1/invoices', rows);
};

function cardOf(context: Context, invoice: Invoice, chosen: string | undefined): PaymentMethod | undefined {
  if (chosen !== undefined) return cardFromReference(context, chosen);
  const subscription = subscriptionOf(context, invoice);
  return subscription && cardFor(context, subscription);
}

/** Pays manually, with the given card or the saved one. A card that requires authentication is refused. */
const payInvoice: Handler = ({ context, params, id }) => {
  const invoice = find(context, 'invoice', id);
  const [chosen, offSession] = [params.text('payment_method'), params.flag('off_session') ?? true];
  params.done();
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
  if (invoice.status === 'void') throw invalidRequest('Invoice is voided and can no longer be paid');
  const card = cardOf(context, invoice, chosen);
  if (invoice.status === 'draft') finalizeInvoice(context, invoice);
  const intent = intentOf(context, invoice);
  if (!card || !intent) {
    failInvoice(context, invoice);
    throw invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a default payment method.',
      { code: 'invoice_no_payment_method_types' },
    );
  }
  confirmIntent(context, intent, card, offSession);
  if (intent.status === 'requires_action') throw needsPayer();
  return invoice;
};

const needsPayer = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  });

export const invoices = { retrieve: retrieve('invoice'), list: listInvoices, pay: payInvoice };
