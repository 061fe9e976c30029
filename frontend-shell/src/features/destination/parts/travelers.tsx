import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { endpoints } from '@wayfellow/contracts';
import { CardGrid, EmptyState, FailureNote, ShowMore, SkeletonCard } from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { PlanTrip } from './plan-trip';
import { SectionHead } from './section-head';
import { TravelerCard } from './traveler-card';

interface Props {
  destinationId: number;
  onAddTrip: () => void;
}

const SKELETONS = 3;

/** The second tab: who plans to go there, soonest first. */
export const Travelers = ({ destinationId, onAddTrip }: Props) => {
  const list = usePagedList(endpoints.destinations.travelers, { params: { id: destinationId } });
  const { items: travelers, isFailed, retry } = list;
  const isEmpty = travelers?.length === 0;
  return (
    <Box sx={{ pt: { xs: 6, sm: 9 }, display: 'grid', gap: 6 }}>
      {!isEmpty && (
        <SectionHead title="Travelers">
          <PlanTrip onAdd={onAddTrip} variant="contained" />
        </SectionHead>
      )}
      {isFailed && (
        <FailureNote
          title="Failed to fetch travelers."
          text="Check your connection and try again."
          onRetry={retry}
        />
      )}
      {!travelers && !isFailed && <Waiting />}
      {isEmpty && <Nobody onAddTrip={onAddTrip} />}
      {travelers && !isEmpty && (
        <ShowMore label="Show more travelers" list={list}>
          <CardGrid columns={3} component="ul" aria-label="Travelers">
            {travelers.map((traveler) => (
              <li key={traveler.id} tabIndex={-1}>
                <TravelerCard traveler={traveler} />
              </li>
            ))}
          </CardGrid>
        </ShowMore>
      )}
    </Box>
  );
};

const Waiting = () => (
  <>
    <p className="vh" role="status">
      Loading travelers...
    </p>
    <CardGrid columns={3}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} shape="profile" />
      ))}
    </CardGrid>
  </>
);

const Nobody = ({ onAddTrip }: Pick<Props, 'onAddTrip'>) => (
  <Card>
    <EmptyState
      drawing="bench"
      title="No Travelers Found"
      text="Nobody has a trip here yet. Put yours on the map."
      action={<PlanTrip onAdd={onAddTrip} variant="contained" />}
    />
  </Card>
);
