import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo, useDeferredValue } from 'react';
import { type DestinationView, fetchErrors } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { CardGrid, EmptyState, ExploreCard, FailureNote, SkeletonCard, Spinner } from '@wayfellow/ui';

interface Props {
  destinations: readonly DestinationView[];
  isPending: boolean;
  /** Reloads the list; set when it failed to load. */
  onRetry?: () => void;
  /** Clears the search; set when there is one. */
  onClear?: () => void;
}

const SKELETONS = 8;
/** As many as fill a large screen. */
const FIRST_CARDS = 16;

/** The grid of destinations with its loading, empty and error states. */
export const DestinationGrid = ({ destinations, isPending, onRetry, onClear }: Props) => {
  if (isPending) return <Waiting />;
  if (destinations.length === 0) return <Nothing onRetry={onRetry} onClear={onClear} />;
  return <Found destinations={destinations} />;
};

/** The first cards are shown at once, and the others after them; a letter in the search box before the cards that are left. */
const Found = ({ destinations }: Pick<Props, 'destinations'>) => {
  const shown = useDeferredValue(destinations, destinations.slice(0, FIRST_CARDS));
  return (
    <>
      <p className="vh" role="status">
        {destinations.length === 1 ? '1 destination' : `${destinations.length} destinations`}
      </p>
      <Cards destinations={shown} />
    </>
  );
};

const Cards = memo(({ destinations }: Pick<Props, 'destinations'>) => (
  <CardGrid component="ul" aria-label="Destinations">
    {destinations.map((destination) => (
      <li key={destination.id}>
        <ExploreCard
          component={Link}
          to={`/destinations/${destination.id}`}
          destination={{ ...destination, travelerCount: destination.travelersCount }}
          fact="Best time to visit: Year-round"
        />
      </li>
    ))}
  </CardGrid>
));
Cards.displayName = 'Cards';

/** The spinner floats over the skeletons, so that the layout does not shift when the cards load. */
const Waiting = () => (
  <Box sx={{ position: 'relative' }}>
    <Box
      role="status"
      sx={{
        position: 'absolute',
        zIndex: 1,
        top: 96,
        left: '50%',
        translate: '-50%',
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: 5,
        py: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '99px',
        bgcolor: 'background.paper',
        whiteSpace: 'nowrap',
      }}
    >
      <Spinner /> Loading destinations...
    </Box>
    <CardGrid>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} shape="explore" />
      ))}
    </CardGrid>
  </Box>
);

const Nothing = ({ onRetry, onClear }: Pick<Props, 'onRetry' | 'onClear'>) => (
  <Box sx={{ display: 'grid', gap: 6 }}>
    {onRetry && (
      <FailureNote
        title={`${fetchErrors.destinations}.`}
        text="Check your connection and try again."
        onRetry={onRetry}
      />
    )}
    <Card role="status">
      <EmptyState
        drawing="lens"
        title="No destinations found"
        text="Try adjusting your search query or check back later as we add more destinations."
        action={
          onClear && (
            <Button variant="outlined" onClick={onClear}>
              Clear search
            </Button>
          )
        }
      />
    </Card>
  </Box>
);
