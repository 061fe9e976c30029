import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { MoreButton, type Reason, SuggestionCard } from '@wayfellow/ui';
import { askPersonMenu } from '@wayfellow/web';

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
  /** Whether there is a menu about them: where something is between the two. */
  hasMenu?: boolean;
}

const placeOf = ({ shared, nextTrip }: Pick<Props, 'shared' | 'nextTrip'>) => {
  const trip = shared ?? nextTrip;
  return trip ? { name: trip.destination, coverImage: trip.coverImage } : { name: '' };
};

/** Somebody with what they share with the viewer. */
export const PersonCard = ({ person, shared, nextTrip, detail, reasons, bio, action, hasMenu }: Props) => (
  <SuggestionCard
    person={{ ...person, userId: person.id }}
    place={placeOf({ shared, nextTrip })}
    detail={detail}
    trips={shared}
    reasons={reasons}
    action={action}
    link={{ component: Link, to: `/travelers/${person.id}` }}
    more={hasMenu && <MoreButton name={person.name} onOpen={(button) => askPersonMenu(person, button)} />}
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
