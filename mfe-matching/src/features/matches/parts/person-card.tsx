import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import { type Reason, SuggestionCard } from '@wayfellow/ui';

interface Props {
  person: TravelerView;
  /** The trip the two share, which the card shows. */
  shared: SharedTripView | null;
  /** Where they go without the viewer, which the card shows instead; without either the picture names no place. */
  nextTrip: NextTripView | null;
  detail?: ReactNode;
  reasons: readonly Reason[];
  bio: string;
  action: ReactNode;
}

const placeOf = ({ shared, nextTrip }: Pick<Props, 'shared' | 'nextTrip'>) => {
  const trip = shared ?? nextTrip;
  return trip ? { name: trip.destination, coverImage: trip.coverImage } : { name: '' };
};

/** Somebody with what they share with the viewer. */
export const PersonCard = ({ person, shared, nextTrip, detail, reasons, bio, action }: Props) => (
  <SuggestionCard
    person={{ ...person, userId: person.id }}
    place={placeOf({ shared, nextTrip })}
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
