import { type TripInput, type TripView, endpoints } from '@wayfellow/contracts';
import { useApiMutation } from '@wayfellow/web';

/** Saves the trip with `id`, or a new one. It counts as saved once the lists of trips are refetched. */
export const useSaveTrip = (id: number | undefined): ((input: TripInput) => Promise<TripView>) => {
  const create = useApiMutation(endpoints.trips.create);
  const update = useApiMutation(endpoints.trips.update);
  return (body) =>
    id === undefined ? create.mutateAsync({ body }) : update.mutateAsync({ params: { id }, body });
};
