import type { Context } from '../billing/context.js';
import type { Kind, Objects } from '../shapes/stored.js';
import { missing } from '../shapes/api-error.js';
import { page } from './page.js';
import type { Params } from './params.js';

/** One request as passed to the handler of its route. */
export interface Call {
  context: Context;
  params: Params;
  /** The object's id in the path; '' if there is none. */
  id: string;
  /** Publishable keys (used in browsers) have few permissions, and need the intent's client secret. */
  isPublishable: boolean;
}

/** Returns the object as stored; references are expanded afterwards. */
export type Handler = (call: Call) => object;

const nouns: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod',
  'test_helpers.test_clock': 'test clock',
};

/** @throws ApiError when it does not exist: 404 if `param` is 'id', otherwise 400. */
export function find<K extends Kind>(context: Context, kind: K, id: string, param = 'id'): Objects[K] {
  const object = context.store.get(kind, id);
  if (!object) throw missing(nouns[kind] ?? kind, id, param);
  return object;
}

/** Gets one object by the id in the path. */
export const retrieve =
  (kind: Kind): Handler =>
  ({ context, params, id }) => {
    params.done();
    return find(context, kind, id);
  };

/** Lists the objects of a kind. Each filter compares a field with the parameter of the same name. */
export const listOf =
  <K extends Kind>(kind: K, url: string, ...filters: (keyof Objects[K] & string)[]): Handler =>
  ({ context, params }) => {
    const wanted = filters.map((name) => [name, params.text(name)] as const);
    const rows = context.store
      .all(kind)
      .filter((row) => wanted.every(([name, value]) => value === undefined || String(row[name]) === value));
    return page(params, url, rows);
  };

/** Merges metadata as Stripe does: an empty string removes the key. */
export function mergeMetadata(
  object: { metadata: Record<string, string> | null },
  more?: Record<string, string>,
) {
  if (!more) return;
  const all = Object.entries({ ...object.metadata, ...more });
  object.metadata = Object.fromEntries(all.filter(([, value]) => value !== ''));
}
