import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DestinationTravellerView } from '@wayfellow/contracts';
import { CardGrid, EmptyState, FailureNote, SkeletonCard } from '@wayfellow/ui';
import { PlanTrip } from './plan-trip';
import { TravelerCard } from './traveler-card';

interface Props {
  travelers: readonly DestinationTravellerView[] | undefined;
  /** Given where they could not be read. */
  onRetry?: () => void;
  onAddTrip: () => void;
}

const SKELETONS = 3;

/** The second tab: who plans to go there, soonest first. */
export const Travelers = ({ travelers, onRetry, onAddTrip }: Props) => {
  const isEmpty = travelers?.length === 0;
  return (
    <Box sx={{ pt: { xs: 6, sm: 9 }, display: 'grid', gap: 6 }}>
      {!isEmpty && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography variant="h3" component="h2">
            Travelers
          </Typography>
          <PlanTrip onAdd={onAddTrip} variant="contained" />
        </Box>
      )}
      {!travelers && onRetry && (
        <FailureNote
          title="Failed to fetch travelers."
          text="Check your connection and try again."
          onRetry={onRetry}
        />
      )}
      {!travelers && !onRetry && <Waiting />}
      {isEmpty && <Nobody onAddTrip={onAddTrip} />}
      {travelers && !isEmpty && (
        <CardGrid of="three" component="ul" aria-label="Travelers">
          {travelers.map((traveler) => (
            <li key={traveler.id}>
              <TravelerCard traveler={traveler} />
            </li>
          ))}
        </CardGrid>
      )}
    </Box>
  );
};

const Waiting = () => (
  <>
    <p className="vh" role="status">
      Loading travelers...
    </p>
    <CardGrid of="three">
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
