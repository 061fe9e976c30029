import { customers } from '../resources/customers.js';
import { events } from '../resources/events.js';
import { invoicePayments } from '../resources/invoice-payments.js';
import { invoices } from '../resources/invoices.js';
import { paymentIntents } from '../resources/payment-intents.js';
import { paymentMethods } from '../resources/payment-methods.js';
import { prices } from '../resources/prices.js';
import { products } from '../resources/products.js';
import { subscriptions } from '../resources/subscriptions.js';
import { testClocks } from '../resources/test-clocks.js';
import { webhookEndpoints } from '../resources/webhook-endpoints.js';
import { sandboxClock } from '../resources/sandbox-clock.js';
import type { Handler } from '../calls/call.js';

/** `isOpen` routes may be called with a publishable key, that is, by a browser. */
interface Route {
  method: string;
  pattern: RegExp;
  handler: Handler;
  isOpen: boolean;
}

const route = (method: string, path: string, handler: Handler, isOpen = false): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(':id', '([A-Za-z0-9_]{1,100})')}$`),
  handler,
  isOpen,
});

const get = (path: string, handler: Handler) => route('GET', path, handler);
const post = (path: string, handler: Handler) => route('POST', path, handler);
const remove = (path: string, handler: Handler) => route('DELETE', path, handler);

const routes: Route[] = [
  post('/v1/products', products.create),
  get('/v1/products', products.list),
  get('/v1/products/:id', products.retrieve),
  post('/v1/products/:id', products.update),
  post('/v1/prices', prices.create),
  get('/v1/prices', prices.list),
  get('/v1/prices/:id', prices.retrieve),
  post('/v1/prices/:id', prices.update),
  post('/v1/customers', customers.create),
  get('/v1/customers', customers.list),
  get('/v1/customers/:id', customers.retrieve),
  post('/v1/customers/:id', customers.update),
  remove('/v1/customers/:id', customers.delete),
  post('/v1/subscriptions', subscriptions.create),
  get('/v1/subscriptions', subscriptions.list),
  get('/v1/subscriptions/:id', subscriptions.retrieve),
  post('/v1/subscriptions/:id', subscriptions.update),
  remove('/v1/subscriptions/:id', subscriptions.cancel),
  get('/v1/invoices', invoices.list),
  get('/v1/invoices/:id', invoices.retrieve),
  post('/v1/invoices/:id/pay', invoices.pay),
  get('/v1/invoice_payments', invoicePayments.list),
  get('/v1/invoice_payments/:id', invoicePayments.retrieve),
  get('/v1/payment_intents', paymentIntents.list),
  route('GET', '/v1/payment_intents/:id', paymentIntents.retrieve, true),
  route('POST', '/v1/payment_intents/:id/confirm', paymentIntents.confirm, true),
  route('POST', '/_sandbox/challenges/:id', paymentIntents.challenge, true),
  route('POST', '/v1/payment_methods', paymentMethods.create, true),
  get('/v1/payment_methods', paymentMethods.list),
  get('/v1/payment_methods/:id', paymentMethods.retrieve),
  post('/v1/payment_methods/:id/attach', paymentMethods.attach),
  get('/v1/events', events.list),
  get('/v1/events/:id', events.retrieve),
  post('/v1/webhook_endpoints', webhookEndpoints.create),
  get('/v1/webhook_endpoints', webhookEndpoints.list),
  get('/v1/webhook_endpoints/:id', webhookEndpoints.retrieve),
  remove('/v1/webhook_endpoints/:id', webhookEndpoints.delete),
  post('/v1/test_helpers/test_clocks', testClocks.create),
  get('/v1/test_helpers/test_clocks', testClocks.list),
  get('/v1/test_helpers/test_clocks/:id', testClocks.retrieve),
  post('/v1/test_helpers/test_clocks/:id/advance', testClocks.advance),
  get('/_sandbox/clock', sandboxClock.read),
  post('/_sandbox/advance', sandboxClock.advance),
];

/** The route of a request, with the id in its path ('' when there is none). */
export function routeFor(method: string, path: string): (Route & { id: string }) | undefined {
  for (const candidate of routes) {
    const found = candidate.method === method && candidate.pattern.exec(path);
    if (found) return { ...candidate, id: found[1] ?? '' };
  }
  return undefined;
}
