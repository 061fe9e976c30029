import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { type MeetupView, type TripView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink, radii } from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { dateOf, longDay, weekdayOf } from '../../../shared/day-texts';
import type { Column } from '../data/board-days';
import { townOf } from '../data/places';

const Symbol = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.tint,
}));

/** Where columns are narrower than a pin, pins follow each other and say their day themselves. */
const listed = {
  '&.lane': { display: 'flex', gap: 6, height: 'auto', minHeight: 58, paddingBlock: 7, overflowX: 'auto' },
  '&.lane::before': { display: 'none' },
  '& > *': { flex: 'none', paddingInline: 0, containerType: 'normal' },
  '& > :empty': { display: 'none' },
  '& a, & a[data-room="1"]': {
    maxWidth: 'none',
    padding: '0 10px 0 5px',
    border: '1px solid var(--wf-palette-border-control)',
  },
  '& .title': { display: 'none' },
  '& .day': { display: 'inline' },
} as const;

/** More columns than this are narrower than a pin. */
const ROOMY = 13;

const Pins = styled('div')(({ theme }) => ({
  '&.lane': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center', height: 68 },
  '& > *': { position: 'relative', minWidth: 0, paddingInline: 3, containerType: 'inline-size' },
  '& a': {
    position: 'relative',
    display: 'inline-flex',
    gap: 8,
    alignItems: 'center',
    maxWidth: 'calc(var(--room) * 100%)',
    minHeight: 44,
    padding: '0 12px 0 5px',
    border: `1px solid ${theme.vars.palette.border.control}`,
    borderRadius: radii.control,
    fontSize: '.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .hour': {
    flex: 'none',
    padding: '5px 8px',
    borderRadius: 8,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .day': { display: 'none' },
  // Beside another day there is room for the time alone.
  '& a[data-room="1"]': { padding: 0, border: 0, backgroundColor: 'transparent' },
  '& a[data-room="1"] .hour': { padding: '5px 3px' },
  '& a[data-room="1"] .title, & a[data-room="1"] .more': { display: 'none' },
  // So is it in two or three narrow columns.
  '@container (max-width: 70px)': { '& a[data-room="2"] .title': { display: 'none' } },
  '@container (max-width: 46px)': { '& a[data-room="3"] .title': { display: 'none' } },
  '&[data-listed]': listed,
  [theme.breakpoints.down('md')]: listed,
}));

interface Pin {
  column: Column;
  meetups: readonly MeetupView[];
  /** How many columns there are until the next one with a meetup. */
  room: number;
}

const pinsOf = (columns: readonly Column[], meetups: readonly MeetupView[]): Pin[] => {
  const within = columns.map(({ startDate, endDate }) =>
    meetups.filter(({ day, state }) => state !== 'cancelled' && startDate <= day && day <= endDate),
  );
  return columns.map((column, index) => {
    const next = within.findIndex((found, i) => i > index && found.length > 0);
    return { column, meetups: within[index] ?? [], room: (next < 0 ? columns.length : next) - index };
  });
};

const PinLink = ({ pin: { meetups, room }, tripId }: { pin: Pin; tripId: number }) => {
  const [first, ...more] = meetups;
  if (!first) return null;
  return (
    <Link
      to={more.length > 0 ? `/meetups?trip=${tripId}` : `/meetups/${first.id}`}
      data-room={room}
      style={{ '--room': room } as CSSProperties}
    >
      <span className="hour num">{first.time}</span>
      <span className="vh">{longDay(first.day)}, </span>
      <span className="day num" aria-hidden="true">
        {weekdayOf(first.day)} {dateOf(first.day)}
      </span>
      <span className="title" aria-hidden="true">
        {first.title}
      </span>
      <span className="vh">{first.title}</span>
      {more.length > 0 && (
        <span className="more">
          +{more.length}
          <span className="vh"> more</span>
        </span>
      )}
    </Link>
  );
};

interface Props {
  trip: TripView;
  columns: readonly Column[];
  /** How many meetups there are on the days of the trip. */
  count: number;
}

/** The meetups on the days of a board. */
export const MeetupsRow = ({ trip, columns, count }: Props) => {
  const { items = [] } = usePagedList(endpoints.meetups.ofTrip, { params: { id: trip.id } });
  return (
    <div role="row" className="row">
      <div role="rowheader" className="who">
        <Symbol aria-hidden="true">
          <Icon name="walk" size={28} />
        </Symbol>
        <div>
          <span className="name">Meetups</span>
          <span className="facts num">{count} while you are there</span>
        </div>
      </div>
      <Pins className="lane" data-listed={columns.length > ROOMY || undefined}>
        {pinsOf(columns, items).map((pin) => (
          <div key={pin.column.startDate} role="cell">
            <PinLink pin={pin} tripId={trip.id} />
          </div>
        ))}
      </Pins>
      <div role="cell" className="act">
        <TextLink component={Link} to={`/meetups?trip=${trip.id}`} standalone>
          {count === 1 ? 'See it' : `See all ${count}`}
          <span className="vh"> meetups</span>
        </TextLink>
      </div>
    </div>
  );
};

/** Leads to what is offered on the days of a trip, and to offering something. */
export const MeetupsLink = ({ trip }: { trip: TripView }) => (
  <TextLink component={Link} to={`/meetups?trip=${trip.id}`} standalone>
    Meetups<span className="vh"> in {townOf(trip.destination)}</span>
  </TextLink>
);
