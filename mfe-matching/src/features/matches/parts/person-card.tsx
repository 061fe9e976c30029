import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { MoreButton, type Reason, SuggestionCard } from '@wayfellow/ui';
import { openPersonMenu } from '@wayfellow/web';

interface Props {
  person: TravelerView;
  /** The shared trip, which the card shows. */
  shared: SharedTripView | null;
  /** Shown if there is no shared trip; without either, the picture has no caption. */
  nextTrip: NextTripView | null;
  detail?: ReactNode;
  reasons: readonly Reason[];
  bio: string;
  action: ReactNode;
  /** Whether the card has a menu about the person. */
  hasMenu?: boolean;
  isMatched?: boolean;
}

const placeOf = ({ shared, nextTrip }: Pick<Props, 'shared' | 'nextTrip'>) => {
  const trip = shared ?? nextTrip;
  return trip ? { name: trip.destination, coverImage: trip.coverImage } : { name: '' };
};

/** A person with what they have in common with the viewer. */
export const PersonCard = ({
  person,
  shared,
  nextTrip,
  detail,
  reasons,
  bio,
  action,
  hasMenu,
  isMatched,
}: Props) => (
  <SuggestionCard
    person={{ ...person, userId: person.id }}
    place={placeOf({ shared, nextTrip })}
    detail={detail}
    trips={shared}
    reasons={reasons}
    action={action}
    link={{ component: Link, to: `/travelers/${person.id}` }}
    more={
      hasMenu && (
        <MoreButton
          name={person.name}
          onOpen={(button) => openPersonMenu({ ...person, isMatched }, button)}
        />
      )
    }
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
