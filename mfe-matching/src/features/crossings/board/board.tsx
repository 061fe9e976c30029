import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { SessionUserView, TripCrossingsView, TripView } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { aheadOf, mineOf } from '../data/board-days';
import { boardIdOf, townOf } from '../data/places';
import { isEmptyBoard, useBoard, useNear } from '../data/use-board';
import { BoardCard } from './board-card';
import { BoardFoot } from './board-foot';
import { BoardHead } from './board-head';
import { DayGrid } from './day-grid';
import { EmptyBoard, NobodyYet } from './empty-board';
import { Headline } from './headline';
import { MeetupsLink, MeetupsRow } from './meetups-row';
import { NearChoice } from './near-choice';
import { OwnRow, PersonRow } from './person-row';
import { UnseenNote } from './unseen-note';
import { useFocusOnNewRow } from './use-focus-on-new-row';
import { WatchSwitch } from './watch-switch';

interface Props {
  board: TripCrossingsView;
  /** All trips with a board. */
  trips: readonly TripView[];
  user: SessionUserView;
  /** The first board shows more people from the start, and what its bars mean. */
  isFirst: boolean;
}

const FEW = 3;
const FEW_ON_FIRST = 8;

/** A trip with who is there on its days, or how many. */
const FullBoard = ({ board, trips, user, isFirst }: Props) => {
  const { trip } = board;
  const heading = boardIdOf(trip);
  const table = useRef<HTMLDivElement>(null);
  const few = isFirst ? FEW_ON_FIRST : FEW;
  const [isOpen, setIsOpen] = useState(false);
  // Turned off here, it can be turned on again here.
  const [canWatch, setCanWatch] = useState(board.isWatched);
  if (board.isWatched && !canWatch) setCanWatch(true);
  const data = useBoard(board, isOpen ? Infinity : few);
  const { days, total } = data;
  const people = isOpen ? data.people : data.people.slice(0, few);
  const expectNew = useFocusOnNewRow(table, people.length);
  const mine = mineOf(days) ?? trip;
  const ahead = aheadOf(mine);
  const andFocus = (show: () => void) => () => {
    expectNew();
    show();
  };
  const isCut = !isOpen && board.isMutual && (total.value ?? 0) > people.length;
  return (
    <BoardCard labelledBy={heading}>
      <BoardHead place={trip} id={heading}>
        {board.isMutual && <NearChoice trip={trip} near={data.near} onChange={data.setNear} />}
      </BoardHead>
      <div ref={table} aria-busy={data.isLoading || undefined}>
        <DayGrid
          days={days}
          label={`Who is in ${townOf(trip.destination)}, day by day`}
          headline={<Headline {...data} trip={trip} trips={trips} ahead={ahead} />}
        >
          {(columns) => (
            <>
              <OwnRow user={user} trip={trip} columns={columns} mine={mine} />
              {board.meetups > 0 && <MeetupsRow trip={trip} columns={columns} count={board.meetups} />}
              {people.map((person) => (
                <PersonRow key={person.id} person={person} trip={trip} columns={columns} ahead={ahead} />
              ))}
            </>
          )}
        </DayGrid>
      </div>
      {board.unseen && board.unseen !== 'nobody' && <UnseenNote reason={board.unseen} />}
      {data.isFailed && (
        <Box sx={{ px: { xs: 5, sm: 6 }, py: 4 }}>
          <FailureNote
            title="We could not load your crossings."
            text="Your trips are safe. Please try again."
            onRetry={data.retry}
          />
        </Box>
      )}
      <BoardFoot
        {...data}
        hasLegend={isFirst && board.isMutual}
        shown={people.length}
        showAll={isCut ? andFocus(() => setIsOpen(true)) : undefined}
        loadMore={andFocus(data.loadMore)}
      >
        {canWatch && <WatchSwitch tripId={trip.id} isWatched={board.isWatched} />}
        {!(board.meetups > 0) && <MeetupsLink trip={trip} />}
      </BoardFoot>
    </BoardCard>
  );
};

/** One trip of the viewer, and who is there on its days. */
export const Board = (props: Props) => {
  const { board, trips } = props;
  const [near, setNear] = useNear(board);
  if (!isEmptyBoard(board) || near > 0) return <FullBoard {...props} />;
  const Empty = trips.length === 1 && board.isMutual ? NobodyYet : EmptyBoard;
  return <Empty board={board} setNear={setNear} />;
};
