import Box from '@mui/material/Box';
import { Suspense, lazy, useEffect, useMemo } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { Page, PageHeader } from '@wayfellow/ui';
import { useApiList, usePageMeta } from '@wayfellow/web';
import { DestinationGrid } from './destination-grid';
import { MapSkeleton } from './map-skeleton';
import { SearchBox } from './search-box';
import { useQueryText } from './use-query-text';
import { ViewToggle, useIsMap } from './view-toggle';

const MapView = lazy(async () => ({ default: (await import('./map/map-view')).MapView }));

/** All destinations, filtered by name while typing: as a grid, or on a map of the world. */
export const ExplorePage = () => {
  usePageMeta({
    title: 'Explore Destinations',
    description: 'Browse destinations all over the world and see which solo travelers plan to go there.',
  });
  const [text, setText] = useQueryText();
  const { isMap, isReady, setIsMap } = useIsMap();
  const isMapShown = isMap && isReady;
  const { data, isPending, error, refetch } = useApiList(
    endpoints.destinations.list,
    {},
    { enabled: !isMap },
  );

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const wanted = text.trim().toLowerCase();
  const shown = useMemo(
    () => (data ?? []).filter(({ name }) => (name ?? '').toLowerCase().includes(wanted)),
    [data, wanted],
  );
  const clear = wanted ? () => setText('') : undefined;
  return (
    <Page sx={{ pb: { xs: 10, sm: 20 } }}>
      <PageHeader
        title="Explore Destinations"
        lead="Every place shows who is planning to go. Pick one and see whose days meet yours."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <ViewToggle isMap={isMapShown} onChange={setIsMap} />
            <SearchBox value={text} onChange={setText} />
          </Box>
        }
      />
      {isMapShown ? (
        <Suspense fallback={<MapSkeleton />}>
          <MapView wanted={wanted} onClear={clear} />
        </Suspense>
      ) : (
        <DestinationGrid
          destinations={shown}
          isPending={isPending}
          onRetry={error ? () => void refetch() : undefined}
          onClear={clear}
        />
      )}
    </Page>
  );
};
