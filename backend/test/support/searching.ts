import { type SearchQuery, type TravelerCardView, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';

let places = 0;

/** The name of a place that no other test of the file goes to. */
export const newPlace = (name = 'Placeville') => {
  places += 1;
  return `${name} ${String.fromCharCode(96 + (places % 26), 97 + Math.floor(places / 26))}`;
};

/** The first page of what somebody's search finds. */
export const search = async (client: Client, filters: SearchQuery): Promise<TravelerCardView[]> => {
  const answer = await client.call(endpoints.search.travelers, { query: filters });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};
