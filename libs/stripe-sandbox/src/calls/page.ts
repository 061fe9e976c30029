import { invalidRequest } from '../shapes/api-error.js';
import type { Params } from './params.js';

const LIMIT = { usual: 10, min: 1, max: 100 };

interface Listed {
  id: string;
  created?: number;
}

/** A page of a Stripe list: newest first, by cursor. `objects` are oldest first. Refuses unread parameters. */
export function page<T extends Listed>(params: Params, url: string, objects: T[]) {
  const limit = params.whole('limit', LIMIT) ?? LIMIT.usual;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const isInRange = createdRange(params);
  params.done();
  const rows = objects.filter(isInRange).reverse();
  if (before !== undefined) return pageBefore(rows, indexOf(rows, before, 'ending_before'), limit, url);
  const start = after === undefined ? 0 : indexOf(rows, after, 'starting_after') + 1;
  return list(rows.slice(start, start + limit), rows.length > start + limit, url);
}

function pageBefore<T extends Listed>(rows: T[], end: number, limit: number, url: string) {
  const start = Math.max(0, end - limit);
  return list(rows.slice(start, end), start > 0, url);
}

const list = <T>(data: T[], hasMore: boolean, url: string) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
});

function indexOf(rows: Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  return index;
}

/** The filter by `created`: a timestamp, or a range of gt, gte, lt and lte. */
function createdRange(params: Params): (row: Listed) => boolean {
  if (!params.has('created')) return () => true;
  if (!params.isGroup('created')) {
    const exact = params.whole('created');
    return ({ created }) => created === exact;
  }
  const range = params.group('created');
  const [gt = -1, gte = 0, lt = Infinity, lte = Infinity] = ['gt', 'gte', 'lt', 'lte'].map((name) =>
    range.whole(name),
  );
  return ({ created = 0 }) => created > gt && created >= gte && created < lt && created <= lte;
}
