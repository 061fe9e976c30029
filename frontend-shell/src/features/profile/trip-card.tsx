import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type CountView, type TripView, endpoints, todayUtc, urlOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  ChipRow,
  DestinationPoster,
  Icon,
  InterestChip,
  PosterCard,
  TextLink,
  crossingText,
  daysText,
  radii,
} from '@wayfellow/ui';
import { useKeptSince, useSession } from '@wayfellow/web';
import { tripDaysText } from '../../shared/trips/trip-days-text';

const Root = styled(PosterCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0,1fr) auto',
  gap: '8px 22px',
  alignItems: 'center',
  '& .picture': { alignSelf: 'stretch', minHeight: 128, overflow: 'hidden', borderRadius: radii.picture },
  '& .facts': { padding: '6px 0', overflowWrap: 'anywhere' },
  '& .when': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    alignItems: 'center',
    margin: '6px 0',
    fontWeight: 600,
  },
  '& .when svg': { color: theme.vars.palette.primary.main },
  '& .days': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .what': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: '.9375rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: '0 20px', fontSize: '.9rem' },
  '& .actions': { display: 'flex', paddingRight: 6 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '92px minmax(0,1fr)',
    columnGap: 14,
    '& .days': { display: 'none' },
    '& .actions': {
      gridColumn: '1 / -1',
      justifyContent: 'flex-end',
      padding: '4px 0 0',
      borderTop: `1px dashed ${theme.vars.palette.divider}`,
    },
  },
})) as typeof PosterCard;

/** The search for travelers who are there on the same days. */
const searchPath = ({ destination, startDate, endDate }: TripView) =>
  `/search?${new URLSearchParams({ destination, startDate, endDate })}`;

interface Props {
  trip: TripView;
  /** How many people are there on its days, where that is known. */
  crossings?: CountView;
  onEdit: () => void;
  onDelete: () => void;
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** Who is there on its days, with the ways to them; without a network how many there were. */
const TripNote = ({ trip, crossings }: Pick<Props, 'trip' | 'crossings'>) => {
  const isOff = useKeptSince() !== undefined;
  const place = trip.destination ?? 'this place';
  if (trip.endDate < todayUtc()) return <Quiet>This trip is over.</Quiet>;
  if (isOff) return crossings ? <Quiet>{crossingText(crossings)}, when we last looked</Quiet> : null;
  return (
    <div className="links">
      <TextLink standalone component={Link} to={searchPath(trip)}>
        Travelers on your days<span className="vh"> in {place}</span>
      </TextLink>
      {crossings && crossings.value !== 0 && (
        <TextLink standalone component={Link} to={`/crossings#trip-${trip.id}`}>
          {crossingText(crossings)}
          <span className="vh"> in {place}</span>
        </TextLink>
      )}
      <TextLink standalone component={Link} to={`/meetups?trip=${trip.id}`}>
        Meetups<span className="vh"> in {place}</span>
      </TextLink>
    </div>
  );
};

/** One of the user's own trips. */
export const TripCard = ({ trip, crossings, onEdit, onDelete }: Props) => {
  const place = trip.destination ?? 'this place';
  const isPremium = useSession().user?.tier === 'premium';
  const isOff = useKeptSince() !== undefined;
  return (
    <Root component="article">
      <div className="picture">
        <DestinationPoster name={trip.destination} imageUrl={trip.coverImage} />
      </div>
      <div className="facts">
        <Typography variant="h4" component="h3" sx={{ fontSize: { xs: '1.2rem', sm: '1.45rem' } }}>
          {trip.destination}
        </Typography>
        <p className="when num">
          <Icon name="calendar" />
          {tripDaysText(trip)}
          <span className="days">{daysText(trip.startDate, trip.endDate)}</span>
        </p>
        {trip.isQuiet && (
          <ChipRow style={{ marginBottom: 6 }}>
            <InterestChip icon="lock" label="Kept to your matches" />
          </ChipRow>
        )}
        {trip.description && <p className="what">{trip.description}</p>}
        <TripNote trip={trip} crossings={crossings} />
      </div>
      {!isOff && (
        <div className="actions">
          {isPremium && (
            <Tooltip title="Add to your calendar">
              <IconButton
                component="a"
                href={urlOf(endpoints.calendar.trip, { params: { id: trip.id } })}
                aria-label={`Add trip to ${place} to your calendar`}
              >
                <Icon name="calendar" />
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title="Edit">
            <IconButton aria-label={`Edit trip to ${place}`} onClick={onEdit}>
              <Icon name="edit" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Delete">
            <IconButton aria-label={`Delete trip to ${place}`} onClick={onDelete}>
              <Icon name="trash" />
            </IconButton>
          </Tooltip>
        </div>
      )}
    </Root>
  );
};
