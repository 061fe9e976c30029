import { retrieve, type Handler } from '../calls/call.js';
import { page } from '../calls/page.js';

const listPayments: Handler = ({ context, params }) => {
  const [invoice, status] = [params.text('invoice'), params.text('status')];
  const payment = params.group('payment');
  payment.oneOf('type', ['payment_intent']);
  const intent = payment.text('payment_intent');
  const rows = context.store
    .all('invoice_payment')
    .filter((one) => invoice === undefined || one.invoice === invoice)
    .filter((one) => status === undefined || one.status === status)
    .filter((one) => intent === undefined || one.payment.payment_intent === intent);
  return page(params, '/v1/invoice_payments', rows);
};

export const invoicePayments = { retrieve: retrieve('invoice_payment'), list: listPayments };
