import { useEffect } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { useApiList, useApiQuery, useSession } from '@wayfellow/web';
import { DestinationGrid } from '../destination-grid';
import { MapSkeleton } from '../map-skeleton';
import { ExploreMap } from './explore-map';

interface Props {
  /** A part of the names of the places that are shown. */
  wanted: string;
  /** Clears the search; set when there is one. */
  onClear: (() => void) | undefined;
}

/** The map with what it reads. Where that fails, or no place fits the search, it says so as the grid does. */
export const MapView = ({ wanted, onClear }: Props) => {
  const { user, isLoading } = useSession();
  const { data, isPending, error, refetch } = useApiQuery(endpoints.destinations.map, {});
  const trips = useApiList(endpoints.trips.list, {}, { enabled: user != null });

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  // The month and the part with which the map opens are those of the next trip.
  if (isPending || isLoading || (user && trips.isPending)) return <MapSkeleton />;
  const places = (data ?? []).filter(({ name }) => (name ?? '').toLowerCase().includes(wanted));
  if (places.length === 0)
    return (
      <DestinationGrid
        destinations={[]}
        isPending={false}
        onRetry={error ? () => void refetch() : undefined}
        onClear={onClear}
      />
    );
  return <ExploreMap all={data ?? []} places={places} trips={(user && trips.data) ?? []} />;
};
