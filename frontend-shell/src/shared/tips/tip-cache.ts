import { type TipView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, changeLists } from '@wayfellow/web';

/** The lists that show tips. */
const tipLists = [endpoints.tips.list, endpoints.destinations.travelTips];

/** Changes one tip wherever it is cached, in its place: a list does not reorder under the reader's finger. */
export const patchTip = (client: QueryClient, id: number, change: (tip: TipView) => TipView): void => {
  for (const list of tipLists)
    changeLists<TipView>(client, list, (tips) => tips.map((tip) => (tip.id === id ? change(tip) : tip)));
};
