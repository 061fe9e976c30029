import { useEffect } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { Page, PageHeader } from '@wayfellow/ui';
import { useApiList, usePageMeta } from '@wayfellow/web';
import { DestinationGrid } from './destination-grid';
import { SearchBox } from './search-box';
import { useQueryText } from './use-query-text';

/** All destinations, filtered by name while typing. */
export const ExplorePage = () => {
  usePageMeta({
    title: 'Explore Destinations',
    description: 'Browse destinations all over the world and see which solo travelers plan to go there.',
  });
  const [text, setText] = useQueryText();
  const { data, isPending, error, refetch } = useApiList(endpoints.destinations.list, {});

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const wanted = text.trim().toLowerCase();
  return (
    <Page sx={{ pb: { xs: 10, sm: 20 } }}>
      <PageHeader
        title="Explore Destinations"
        lead="Every place shows who is planning to go. Pick one and see whose days meet yours."
        action={<SearchBox value={text} onChange={setText} />}
      />
      <DestinationGrid
        destinations={(data ?? []).filter(({ name }) => (name ?? '').toLowerCase().includes(wanted))}
        isPending={isPending}
        onRetry={error ? () => void refetch() : undefined}
        onClear={wanted ? () => setText('') : undefined}
      />
    </Page>
  );
};
