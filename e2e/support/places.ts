import { endpoints, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';

export interface Place {
  id: number;
  name: string;
  description: string;
  travelersCount: number;
}

/** The API's answer at `path` to the user of the page. */
export const readAs = async <View>(page: Page, path: string) =>
  (await (await page.request.get(path)).json()) as View;

const placesOf = (page: Page) =>
  readAs<Place[]>(page, urlOf(endpoints.destinations.list, { query: { limit: 100 } }));

export const placeNamed = async (page: Page, name: string) =>
  (await placesOf(page)).find((place) => place.name === name) as Place;

/** A place without travelers and tips. */
export const quietPlace = async (page: Page) => {
  const places = await placesOf(page);
  for (const place of places.filter(({ travelersCount }) => travelersCount === 0)) {
    const tips = await readAs<unknown[]>(page, urlOf(endpoints.tips.list, { params: { id: place.id } }));
    if (!tips.length) return place;
  }
  throw new Error('Every place is busy');
};
