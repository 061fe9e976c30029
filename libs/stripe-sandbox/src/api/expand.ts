import { bondOf, intentOf } from '../billing/lookups.js';
import type { World } from '../billing/world.js';
import { prefixes } from '../shapes/ids.js';
import type { Invoice, Kind } from '../shapes/stored.js';
import { invalidRequest } from './api-error.js';

type Json = Record<string, unknown>;

const DEEPEST = 4;

/** Fields that are included only when expanded. */
const onRequest: Record<string, (world: World, object: Json) => unknown> = {
  'invoice.confirmation_secret': (world, invoice) => {
    const secret = intentOf(world, invoice as unknown as Invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': (world, invoice) => {
    const bond = bondOf(world, invoice as unknown as Invoice);
    const url = `/v1/invoice_payments?invoice=${String(invoice.id)}`;
    return { object: 'list', data: bond ? [structuredClone(bond)] : [], has_more: false, url };
  },
  'customer.subscriptions': (world, customer) => {
    const data = world.store
      .all('subscription')
      .filter((one) => one.customer === customer.id && !one.ended_at);
    const url = `/v1/customers/${String(customer.id)}/subscriptions`;
    return { object: 'list', data: structuredClone(data), has_more: false, url };
  },
};

const kindOf = (id: string) =>
  (Object.keys(prefixes) as Kind[]).find((kind) => id.startsWith(prefixes[kind]));

function referred(world: World, id: string): Json | undefined {
  const kind = kindOf(id);
  const object = kind && world.store.get(kind, id);
  return object && (structuredClone(object) as unknown as Json);
}

function expandField(world: World, object: Json, name: string, path: string): unknown {
  const make = onRequest[`${String(object.object)}.${name}`];
  if (make) return (object[name] ??= make(world, object));
  const value = object[name];
  if (typeof value === 'string') {
    const found = referred(world, value);
    if (found) return (object[name] = found);
  }
  if (value === null || typeof value === 'object') return value;
  throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

function walk(world: World, at: unknown, names: string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) return at.forEach((item) => walk(world, item, names, path));
  walk(world, expandField(world, at as Json, name, path), rest, path);
}

/**
 * A copy of the response with the requested references expanded.
 * @throws ApiError 400 for a path that is too deep or leads nowhere.
 */
export function expanded(world: World, answer: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST + 1)
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`);
    walk(world, copy, names, path);
  }
  return copy;
}
