import { type TipView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, changeLists } from '@wayfellow/web';

/** The calls that list tips. */
const tipLists = [endpoints.tips.list, endpoints.destinations.travelTips];

/** Updates a tip wherever it is cached, without reordering lists while they are being read. */
export const patchTip = (client: QueryClient, id: number, change: (tip: TipView) => TipView): void => {
  for (const list of tipLists)
    changeLists<TipView>(client, list, (tips) => tips.map((tip) => (tip.id === id ? change(tip) : tip)));
};
