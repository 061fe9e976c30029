import { type TripInput, type TripView, endpoints } from '@wayfellow/contracts';
import { useApiMutation } from '@wayfellow/web';

/** Stores a trip: the one of `id`, or a new one. Its lists are read again before it counts as saved. */
export const useSaveTrip = (id: number | undefined): ((input: TripInput) => Promise<TripView>) => {
  const create = useApiMutation(endpoints.trips.create);
  const update = useApiMutation(endpoints.trips.update);
  return (body) =>
    id === undefined ? create.mutateAsync({ body }) : update.mutateAsync({ params: { id }, body });
};
