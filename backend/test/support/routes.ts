import { type RouteInput, type RouteView, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';
import { day } from './travelers.js';

/** A place and how many nights. */
export type PlainStop = readonly [destination: string, nights: number];

/** A route that begins so many days from today. */
export const routeOf = (stops: readonly PlainStop[], from = 5): RouteInput => ({
  startDate: day(from),
  stops: stops.map(([destination, nights]) => ({ destination, nights })),
});

/** Plans a route. */
export const mustPlanRoute = async (
  owner: Client,
  stops: readonly PlainStop[],
  from?: number,
): Promise<RouteView> => {
  const answer = await owner.call(endpoints.routes.create, { body: routeOf(stops, from) });
  if (answer.status !== 201) throw new Error(`The route was not planned: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Shares a route and gives the token of its link. */
export const shareRoute = async (owner: Client, { id }: RouteView): Promise<string> => {
  const { body } = await owner.call(endpoints.routes.share, { params: { id } });
  return new URL(body.url).hash.slice(1);
};
