import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { SharedTripView, TravellerView } from '@wayfellow/contracts';
import { type Reason, SuggestionCard } from '@wayfellow/ui';

interface Props {
  person: TravellerView;
  /** The trip the two share, which the card shows; without one the picture names no place. */
  shared: SharedTripView | null;
  detail?: ReactNode;
  reasons: readonly Reason[];
  bio: string;
  action: ReactNode;
}

/** Somebody with what they share with the viewer. */
export const PersonCard = ({ person, shared, detail, reasons, bio, action }: Props) => (
  <SuggestionCard
    person={{ ...person, userId: person.id }}
    place={
      shared
        ? { name: shared.destination, destinationId: shared.destinationId, variant: person.id }
        : { name: '', destinationId: person.id }
    }
    detail={detail}
    trips={shared}
    reasons={reasons}
    action={action}
  >
    <Typography
      variant="body2"
      sx={{
        color: 'text.secondary',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {bio}
    </Typography>
  </SuggestionCard>
);
