import { endpoints } from '@wayfellow/contracts';

/** What a trip more, less or changed makes untrue: one's own list, who travels where, and who suits whom. */
export const changedByTrips = [
  endpoints.trips.list,
  endpoints.destinations.list,
  endpoints.destinations.one,
  endpoints.destinations.travelers,
  endpoints.search.travelers,
  endpoints.matches.list,
  endpoints.matches.potential,
  endpoints.messages.conversations,
];
