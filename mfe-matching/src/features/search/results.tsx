import Button from '@mui/material/Button';
import type { TravelerCardView } from '@wayfellow/contracts';
import { CardGrid, EmptyState, FailureNote, ShowMore, SkeletonCard } from '@wayfellow/ui';
import { TravelerItem } from './traveler-item';
import type { Search } from './use-search';

/** One skeleton per card: two rows of four. */
const skeletons = Array.from({ length: 8 }, (_, index) => index);

export const ResultsSkeleton = () => (
  <CardGrid aria-busy>
    {skeletons.map((index) => (
      <SkeletonCard key={index} shape="traveler" />
    ))}
  </CardGrid>
);

export const SearchFailure = ({ onRetry }: { onRetry: () => void }) => (
  <FailureNote
    title="The search could not be made."
    text="Check your connection and try again."
    onRetry={onRetry}
  />
);

/** The empty state; with filters, it offers to clear them. */
export const NobodyFound = ({ onClear }: { onClear?: () => void }) => (
  <EmptyState
    drawing="lens"
    title={onClear ? 'Widen your search' : 'Nobody is on the way yet'}
    text={
      onClear ? 'Try other dates, another place, or fewer filters.' : 'Put a trip of your own on the map.'
    }
    action={
      onClear && (
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      )
    }
  />
);

/** The result cards, with a button to load more. */
export const Results = ({ cards, search }: { cards: readonly TravelerCardView[]; search: Search }) => (
  <ShowMore label="Show more travelers" list={search}>
    <CardGrid component="ul" aria-label="Travelers">
      {cards.map((card) => (
        <TravelerItem key={card.tripId} card={card} />
      ))}
    </CardGrid>
  </ShowMore>
);
