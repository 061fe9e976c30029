import { invoicePaymentOf, intentOf } from '../billing/lookups.js';
import type { Context } from '../billing/context.js';
import { prefixes } from '../shapes/ids.js';
import type { Invoice, Kind } from '../shapes/stored.js';
import { invalidRequest } from '../shapes/api-error.js';

type Json = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Fields that are included only when expand. */
const onRequest: Record<string, (context: Context, object: Json) => unknown> = {
  'invoice.confirmation_secret': (context, invoice) => {
    const secret = intentOf(context, invoice as unknown as Invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': (context, invoice) => {
    const payment = invoicePaymentOf(context, invoice as unknown as Invoice);
    const url = `/v1/invoice_payments?invoice=${String(invoice.id)}`;
    return { object: 'list', data: payment ? [structuredClone(payment)] : [], has_more: false, url };
  },
  'customer.subscriptions': (context, customer) => {
    const data = context.store
      .all('subscription')
      .filter((one) => one.customer === customer.id && !one.ended_at);
    const url = `/v1/customers/${String(customer.id)}/subscriptions`;
    return { object: 'list', data: structuredClone(data), has_more: false, url };
  },
};

const kindOf = (id: string) =>
  (Object.keys(prefixes) as Kind[]).find((kind) => id.startsWith(prefixes[kind]));

function lookUp(context: Context, id: string): Json | undefined {
  const kind = kindOf(id);
  const object = kind && context.store.get(kind, id);
  return object && (structuredClone(object) as unknown as Json);
}

function expandField(context: Context, object: Json, name: string, path: string): unknown {
  const make = onRequest[`${String(object.object)}.${name}`];
  if (make) return (object[name] ??= make(context, object));
  const value = object[name];
  if (typeof value === 'string') {
    const found = lookUp(context, value);
    if (found) return (object[name] = found);
  }
  if (value === null || typeof value === 'object') return value;
  throw invalidRequest(`This property cannot be expand (${path}).`, { param: 'expand' });
}

function walk(context: Context, at: unknown, names: string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) return at.forEach((item) => walk(context, item, names, path));
  walk(context, expandField(context, at as Json, name, path), rest, path);
}

/**
 * A copy of the response with the requested references expand.
 * @throws ApiError 400 for a path that is too deep or leads nowhere.
 */
export function expand(context: Context, answer: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MAX_DEPTH + 1)
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`);
    walk(context, copy, names, path);
  }
  return copy;
}
