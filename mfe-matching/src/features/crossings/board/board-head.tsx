import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DestinationPoster, daysText, formatDayRange, radii } from '@wayfellow/ui';
import type { TripView } from '@wayfellow/contracts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  alignItems: 'center',
  padding: '20px 24px 16px',
  '&:last-child': { paddingBottom: 20 },
  '& .picture': { flex: 'none', width: 84, height: 64, overflow: 'hidden', borderRadius: radii.picture },
  '& .place': { flex: 1, minWidth: 0 },
  '& h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gap: '6px 14px',
    padding: '18px 20px 10px',
    '& .length': { display: 'none' },
    '& .place': { flexBasis: 'calc(100% - 98px)' },
  },
}));

interface Props {
  place: Pick<TripView, 'destination' | 'coverImage' | 'startDate' | 'endDate'>;
  /** Id of the heading. */
  id?: string;
  /** At the end of the line; on phones below it. */
  children?: ReactNode;
}

/** The place and the days that a board is about. */
export const BoardHead = ({ place, id, children }: Props) => (
  <Root>
    <div className="picture">
      <DestinationPoster name={place.destination} imageUrl={place.coverImage} />
    </div>
    <div className="place">
      <h2 id={id} tabIndex={-1}>
        {place.destination}
      </h2>
      <p className="num">
        {formatDayRange(place.startDate, place.endDate)}
        <span className="length"> · {daysText(place.startDate, place.endDate)}</span>
      </p>
    </div>
    {children}
  </Root>
);
