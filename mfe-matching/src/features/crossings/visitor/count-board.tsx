import { useId } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import {
  type DestinationCrossingsView,
  type DestinationView,
  endpoints,
  addTripPath,
  loginPath,
} from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { FailureNote, LinkButton } from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';
import { BoardCard } from '../board/board-card';
import { BoardHead } from '../board/board-head';
import { Foot } from '../board/board-foot';
import { DayGrid } from '../board/day-grid';
import { type DayRange, fullestOf } from '../data/board-days';
import { longDay } from '../../../shared/day-texts';
import { townOf } from '../data/places';
import { travelersText } from '../data/words';

/** '10+ travelers are there on your days. Most on Sat, Dec 5.' */
const Headline = ({ total, days }: Pick<DestinationCrossingsView, 'total' | 'days'>) => {
  const { strong, text } = travelersText(total);
  const fullest = fullestOf(days.filter(({ isMine }) => isMine));
  return (
    <>
      <b>{strong}</b>
      {text}
      {/* Of days with a few each, none has the most. */}
      {fullest && fullest.count.value !== null && (
        <>
          {' '}
          Most on <em>{longDay(fullest.day)}</em>.
        </>
      )}
    </>
  );
};

interface Props {
  place: DestinationView;
  days: DayRange;
  isTraveler: boolean;
}

/** Leads visitors to a profile, and travelers to a trip. */
const NextStep = ({ place, days, isTraveler }: Props) => {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return isTraveler ? (
    <Foot>
      <span>Add where you are going, and this page shows who is there when you are.</span>
      <LinkButton
        component={Link}
        to={addTripPath({ destination: place.name, ...days })}
        variant="contained"
        size="small"
      >
        Add Your Trip
      </LinkButton>
    </Foot>
  ) : (
    <Foot>
      <span>Create a profile to see who they are, and let them see you.</span>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <LinkButton component={Link} to={loginPath(back)} variant="text" size="small">
          Log In
        </LinkButton>
        <LinkButton
          component={Link}
          to={loginPath(back, '/register')}
          variant="contained"
          color="secondary"
          size="small"
        >
          Create Profile
        </LinkButton>
      </Box>
    </Foot>
  );
};

/** How many travelers are at a destination on some days: a skyline, and the number in words. */
export const CountBoard = ({ place, days, isTraveler }: Props) => {
  const heading = useId();
  const read = useApiQuery(endpoints.crossings.counts, { params: { id: place.id }, query: days });
  // A server of another version may leave out numbers.
  const counted = read.data?.days?.filter(({ count }) => count) ?? [];
  return (
    <BoardCard labelledBy={heading}>
      <BoardHead place={{ destination: place.name, coverImage: place.imageUrl, ...days }} id={heading} />
      {read.data && (
        <DayGrid
          days={counted}
          label={`How many travelers are in ${townOf(place.name)}, day by day`}
          headline={read.data.total && <Headline total={read.data.total} days={counted} />}
        />
      )}
      {read.isPending && <Skeleton height={150} sx={{ mx: 6, mb: 5 }} />}
      {read.isError && (
        <Box sx={{ px: 6, pb: 5 }}>
          <FailureNote
            title="The travelers could not be counted."
            text="Please try again."
            onRetry={() => void read.refetch()}
          />
        </Box>
      )}
      <NextStep place={place} days={days} isTraveler={isTraveler} />
    </BoardCard>
  );
};
