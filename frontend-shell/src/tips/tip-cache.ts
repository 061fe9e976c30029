import { type TipView, endpoints } from '@wayfellow/contracts';
import type { InfiniteData, ListPage, QueryClient } from '@wayfellow/web';

type CachedTips = TipView[] | InfiniteData<ListPage<TipView>>;

/** The lists that show tips. */
export const tipLists = [endpoints.tips.list, endpoints.destinations.travelTips];

/** Changes one tip wherever it is cached, in its place: a list does not reorder under the reader's finger. */
export const patchTip = (client: QueryClient, id: number, change: (tip: TipView) => TipView): void => {
  const inList = (tips: TipView[]) => tips.map((tip) => (tip.id === id ? change(tip) : tip));
  for (const { path } of tipLists) {
    client.setQueriesData<CachedTips>({ queryKey: [path] }, (cached) => {
      if (!cached) return cached;
      return Array.isArray(cached)
        ? inList(cached)
        : { ...cached, pages: cached.pages.map((page) => ({ ...page, items: inList(page.items) })) };
    });
  }
};
