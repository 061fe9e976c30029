import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SessionUserView, TripCrossingsView } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { CardBoundary, ShowMore, TextLink } from '@wayfellow/ui';
import type { PagedList } from '@wayfellow/web';
import { Board } from '../board/board';
import { TravelsUnseen } from '../board/unseen-note';
import { NoTrips } from '../../../shared/no-trips';
import { boardIdOf } from '../data/places';
import { isEmptyBoard } from '../data/use-board';
import { mutualText } from '../data/words';
import { useBoardFocus } from './use-board-focus';
import { Way } from './way';

interface Props {
  list: PagedList<TripCrossingsView>;
  boards: readonly TripCrossingsView[];
  user: SessionUserView;
  /** The trip that the URL names by its destination, if there is one. */
  named?: TripCrossingsView;
}

/** The viewer's trips on a way, and a board for each. */
export const Boards = ({ list, boards, user, named }: Props) => {
  const { hash } = useLocation();
  const chosen = boards.find(({ trip }) => hash === `#${boardIdOf(trip)}`) ?? named;
  useBoardFocus(chosen && boardIdOf(chosen.trip), chosen !== undefined);
  const [only] = boards;
  if (!only)
    return (
      <NoTrips
        title="No trip, no crossings"
        text="Add where you are going, and this page shows who is there when you are."
      />
    );
  const seenOn = boards.filter(({ isMutual }) => isMutual).length;
  const first = boards.find((board) => !isEmptyBoard(board));
  const trips = boards.map(({ trip }) => trip);
  return (
    <>
      {boards.length > 1 && <Way boards={boards} currentId={(chosen ?? only).trip.id} />}
      {boards.some(({ unseen }) => unseen === 'nobody') && <TravelsUnseen />}
      <ShowMore label="Show more trips" list={list}>
        <div>
          {boards.map((board) => (
            <Box key={board.trip.id} tabIndex={-1}>
              <CardBoundary>
                <Board board={board} trips={trips} user={user} isFirst={board === first} />
              </CardBoundary>
            </Box>
          ))}
        </div>
      </ShowMore>
      {seenOn > 0 && (
        <Typography sx={{ mt: 8, maxWidth: '68ch', fontSize: '.9rem', color: 'text.secondary' }}>
          {mutualText(seenOn)}{' '}
          <TextLink component={Link} to="/account?part=finds">
            Who finds me
          </TextLink>
        </Typography>
      )}
    </>
  );
};
