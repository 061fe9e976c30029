import { TravelerView } from '../people.js';
import { TripView, connection, days, place } from '../places.js';
import { type ViewOf, boolean, integer, list, nullable, object, string } from '../schema.js';

/** A bracket around some of its owner's trips: its stops, in the order of their days. */
export const RouteView = object({
  id: integer,
  title: nullable(string),
  /** Goes up with each change of the route itself. */
  version: integer,
  /** From the first day of its first stop to the last day of all. */
  ...days,
  /** The route in one line, as its owner may paste it. */
  line: string,
  /** Whether there is a link by which others see it. */
  isShared: boolean,
  trips: list(TripView),
});
export type RouteView = ViewOf<typeof RouteView>;

export const RouteLinkView = object({ url: string });
export type RouteLinkView = ViewOf<typeof RouteLinkView>;

const SharedStopView = object({ ...place, ...days });
const SharedDaysView = object({ destination: string, ...days });

/** A route as anybody who is signed in and has its link sees it: its stops that are not over. */
export const SharedRouteView = object({
  user: TravelerView,
  connection,
  stops: list(SharedStopView),
  /** The days that the viewer spends at the place of a stop while its traveler is there. */
  shared: list(SharedDaysView),
});
export type SharedRouteView = ViewOf<typeof SharedRouteView>;
