import { type TripInput, type TripView, endpoints } from '@wayfellow/contracts';
import { call, invalidate, useQueryClient } from '@wayfellow/web';
import { changedByTrips } from './changed-by-trips';

/** Stores a trip: the one of `id`, or a new one. Its lists are read again before it counts as saved. */
export const useSaveTrip = (id: number | undefined): ((input: TripInput) => Promise<TripView>) => {
  const client = useQueryClient();
  return async (body) => {
    const saved =
      id === undefined
        ? await call(endpoints.trips.create, { body })
        : await call(endpoints.trips.update, { params: { id }, body });
    await invalidate(client, ...changedByTrips);
    return saved;
  };
};
