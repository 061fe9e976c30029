import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@wayfellow/contracts';
import type { ListPage } from '../api/api-client';
import { invalidate } from './queries';

type CachedList<Item> = Item[] | InfiniteData<ListPage<Item>>;

/** Which list a page of items belongs to, and whether it is the first page. */
export interface CachedPage {
  query: Record<string, string | number | undefined>;
  isFirst: boolean;
}

/** Changes every cached list of a call, page by page, without refetching. */
export const changeLists = <Item>(
  client: QueryClient,
  { path }: Pick<Endpoint, 'path'>,
  change: (items: Item[], page: CachedPage) => Item[],
): void => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [path] })) {
    const query = queryKey[2] as CachedPage['query'];
    client.setQueryData<CachedList<Item>>(queryKey, (cached) => {
      if (!cached || Array.isArray(cached)) return cached && change(cached, { query, isFirst: true });
      const pages = cached.pages.map((page, index) => ({
        ...page,
        items: change(page.items, { query, isFirst: index === 0 }),
      }));
      return { ...cached, pages };
    });
  }
};

/** Restarts the requests in flight for what a change makes stale, since their answers may predate the change. */
export const refetchPending = async (
  client: QueryClient,
  { changes = [] }: Pick<Endpoint, 'changes'>,
): Promise<void> => {
  const pending = changes.filter((path) => client.isFetching({ queryKey: [path] }) > 0);
  await invalidate(client, ...pending.map((path) => ({ path })));
};

/** Every item of every cached list of a call. */
export const cachedItems = <Item>(client: QueryClient, { path }: Pick<Endpoint, 'path'>): Item[] =>
  client
    .getQueriesData<CachedList<Item>>({ queryKey: [path] })
    .flatMap(([, cached]) =>
      Array.isArray(cached) ? cached : (cached?.pages.flatMap(({ items }) => items) ?? []),
    );
