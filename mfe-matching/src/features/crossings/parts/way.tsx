import { styled } from '@mui/material/styles';
import type { TripCrossingsView } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { DestinationPoster, formatDayRange, peopleText, radii } from '@wayfellow/ui';
import { boardIdOf, townOf } from '../data/places';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  marginBottom: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    position: 'relative',
    flex: '1 0 216px',
    maxWidth: 320,
    display: 'flex',
    gap: 14,
    alignItems: 'center',
    minWidth: 0,
    padding: '10px 18px 12px 10px',
    borderRadius: radii.card,
    lineHeight: 1.45,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sand },
  '& a:focus-visible': { outlineOffset: -3 },
  // The dotted way from the stop before.
  '& a + a': { marginLeft: 56 },
  '& a + a::before': {
    content: '""',
    position: 'absolute',
    left: -52,
    top: '50%',
    width: 46,
    borderTop: `2px dotted ${theme.vars.palette.border.control}`,
  },
  '& a[aria-current]': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 20,
    bottom: 0,
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .picture': { flex: 'none', width: 64, height: 64, overflow: 'hidden', borderRadius: radii.picture },
  '& .text': { flex: 1, minWidth: 0 },
  '& .text > *': { display: 'block' },
  '& b': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    font: `600 1.1875rem/1.2 ${theme.typography.h4.fontFamily}`,
  },
  '& .days, & .people': { fontSize: '.9rem', whiteSpace: 'nowrap' },
  '& .days, & .nobody': { color: theme.vars.palette.text.secondary },
  '& .people:not(.nobody)': { fontWeight: 650, color: theme.vars.palette.secondary.text },
  [theme.breakpoints.down('sm')]: {
    marginInline: -20,
    marginBottom: 18,
    paddingInline: 12,
    '& a': { flex: '0 0 auto', gap: 10, padding: '8px 16px 12px 8px' },
    '& a + a': { marginLeft: 30 },
    '& a + a::before': { left: -26, width: 22 },
    '& .picture': { width: 48, height: 48 },
    '& b': { fontSize: '1.0625rem' },
  },
}));

interface Props {
  boards: readonly TripCrossingsView[];
  /** The trip whose board is looked at. */
  currentId: number | undefined;
}

/** The viewer's trips as stops on a dotted way, each leading to its board. */
export const Way = ({ boards, currentId }: Props) => {
  const { search } = useLocation();
  return (
    <Row aria-label="Your trips">
      {boards.map(({ trip, total }) => (
        <Link
          key={trip.id}
          to={{ search, hash: boardIdOf(trip) }}
          aria-current={trip.id === currentId || undefined}
        >
          <span className="picture">
            <DestinationPoster name={trip.destination} imageUrl={trip.coverImage} />
          </span>
          <span className="text">
            <b>{townOf(trip.destination)}</b>
            <span className="days num">{formatDayRange(trip.startDate, trip.endDate)}</span>
            <span className={total?.value === 0 ? 'people nobody' : 'people'}>
              {total && peopleText(total)}
            </span>
          </span>
        </Link>
      ))}
    </Row>
  );
};
