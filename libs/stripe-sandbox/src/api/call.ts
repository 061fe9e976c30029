import type { World } from '../billing/world.js';
import type { Kind, Objects } from '../shapes/stored.js';
import { missing } from './api-error.js';
import { page } from './page.js';
import type { Params } from './params.js';

/** One request on its way to the handler of its route. */
export interface Call {
  world: World;
  params: Params;
  /** The part of the path that names the object; '' where the path has none. */
  id: string;
  /** Publishable keys (the browser) may do little, and only with the intent's client secret. */
  isPublishable: boolean;
}

/** Answers with the object as it stands in the state; references are expanded afterwards. */
export type Handler = (call: Call) => object;

const nouns: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod',
  'test_helpers.test_clock': 'test clock',
};

/** @throws ApiError 404 (`param` is 'id') or 400 when there is none. */
export function find<K extends Kind>(world: World, kind: K, id: string, param = 'id'): Objects[K] {
  const object = world.store.get(kind, id);
  if (!object) throw missing(nouns[kind] ?? kind, id, param);
  return object;
}

/** Gets one object by the id in the path. */
export const retrieve =
  (kind: Kind): Handler =>
  ({ world, params, id }) => {
    params.done();
    return find(world, kind, id);
  };

/** Lists one kind, with filters that compare a field with a parameter of the same name. */
export const listOf =
  <K extends Kind>(kind: K, url: string, ...filters: (keyof Objects[K] & string)[]): Handler =>
  ({ world, params }) => {
    const wanted = filters.map((name) => [name, params.text(name)] as const);
    const rows = world.store
      .all(kind)
      .filter((row) => wanted.every(([name, value]) => value === undefined || String(row[name]) === value));
    return page(params, url, rows);
  };

/** Merges metadata as Stripe does: an empty text takes a key away. */
export function mergeMetadata(
  object: { metadata: Record<string, string> | null },
  more?: Record<string, string>,
) {
  if (!more) return;
  const all = Object.entries({ ...object.metadata, ...more });
  object.metadata = Object.fromEntries(all.filter(([, value]) => value !== ''));
}
