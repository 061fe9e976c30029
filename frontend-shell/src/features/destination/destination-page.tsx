import Box from '@mui/material/Box';
import { Suspense, lazy, useState } from 'react';
import type { DestinationDetailView } from '@wayfellow/contracts';
import { CardBoundary, CountTabs, Page } from '@wayfellow/ui';
import { usePageMeta, useTab } from '@wayfellow/web';
import { useDestination } from '../../shared/destinations/use-destination';
import { WithoutDestination } from '../../shared/destinations/without-destination';
import { TabPanel, tabIds } from '../../shared/tabs/tab-panel';
import { DestinationHero } from './parts/destination-hero';
import { Overview } from './parts/overview';
import { Travelers } from './parts/travelers';
import { TravelTips } from './parts/travel-tips';

/** Loaded when it is opened: most who look at a place add no trip. */
const TripDialog = lazy(async () => ({
  default: (await import('../../shared/trips/trip-dialog')).TripDialog,
}));

/** The page of a destination: overview, travelers and tips. */
export const DestinationPage = () => {
  const read = useDestination();
  return read.destination ? (
    <DestinationDetail key={read.destination.id} destination={read.destination} />
  ) : (
    <WithoutDestination {...read} />
  );
};

const DestinationDetail = ({ destination }: { destination: DestinationDetailView }) => {
  usePageMeta({ title: destination.name, description: destination.description });
  const [tab, open] = useTab(['overview', 'travelers', 'tips']);
  const [isAdding, setIsAdding] = useState(false);
  const addTrip = () => setIsAdding(true);
  return (
    <>
      <DestinationHero destination={destination} />
      <Page sx={{ pb: { xs: 10, sm: 20 } }}>
        <Box
          sx={{ mt: { xs: 2, sm: 2 }, mx: { xs: -5, sm: 0 }, '& .MuiTabs-list': { px: { xs: 5, sm: 0 } } }}
        >
          <CountTabs
            ariaLabel={destination.name}
            value={tab}
            onChange={open}
            tabs={[
              { value: 'overview', label: 'Overview', ...tabIds('overview') },
              {
                value: 'travelers',
                label: 'Travelers',
                count: destination.travelersCount,
                ...tabIds('travelers'),
              },
              { value: 'tips', label: 'Travel Tips', count: destination.tipsCount, ...tabIds('tips') },
            ]}
          />
        </Box>
        <TabPanel value={tab}>
          {tab === 'overview' && <Overview destination={destination} onAddTrip={addTrip} />}
          {tab === 'travelers' && <Travelers destination={destination} onAddTrip={addTrip} />}
          {tab === 'tips' && <TravelTips destination={destination} />}
        </TabPanel>
      </Page>
      {isAdding && (
        <CardBoundary>
          <Suspense fallback={null}>
            <TripDialog known={{ destination: destination.name }} onClose={() => setIsAdding(false)} />
          </Suspense>
        </CardBoundary>
      )}
    </>
  );
};
