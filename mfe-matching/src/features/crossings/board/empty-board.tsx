import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TripCrossingsView } from '@wayfellow/contracts';
import { EmptyState } from '@wayfellow/ui';
import { rangeOf } from '../../../shared/day-texts';
import { boardIdOf } from '../data/places';
import type { Near } from '../data/use-board';
import { nobodyText } from '../data/words';
import { BoardCard } from './board-card';
import { BoardHead } from './board-head';
import { MeetupsLink } from './meetups-row';
import { NearChoice } from './near-choice';
import { WatchButton, WatchSwitch } from './watch-switch';

interface Props {
  board: TripCrossingsView;
  /** Looks nearby, where somebody may be. */
  setNear: (near: Near) => void;
}

/** A trip on whose days nobody is there yet. */
export const EmptyBoard = ({ board: { trip, isMutual, isWatched }, setNear }: Props) => {
  const heading = boardIdOf(trip);
  return (
    <BoardCard labelledBy={heading}>
      <BoardHead place={trip} id={heading}>
        <Typography sx={{ maxWidth: '36ch', color: 'text.secondary' }}>{nobodyText}</Typography>
        {isMutual && <NearChoice trip={trip} near={0} onChange={setNear} />}
        <MeetupsLink trip={trip} />
        <WatchSwitch tripId={trip.id} isWatched={isWatched} />
      </BoardHead>
    </BoardCard>
  );
};

/** The same of an only trip. */
export const NobodyYet = ({ board: { trip, isWatched }, setNear }: Props) => (
  <Card>
    <EmptyState
      drawing="lanes"
      title={`Nobody yet on ${rangeOf(trip)}`}
      text="We can tell you when somebody plans these days."
      action={
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <WatchButton tripId={trip.id} isWatched={isWatched} />
          <NearChoice trip={trip} near={0} onChange={setNear} />
        </Box>
      }
    />
  </Card>
);
