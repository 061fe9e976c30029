import { interestLabel } from '@wayfellow/contracts';
import type { CalendarDay } from '@wayfellow/contracts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { daysText, formatDayRange } from '../dates';
import { Icon } from '../icons/icon';
import { VerifiedSeal } from '../icons/verified-seal';
import { AvatarWithFallback } from '../parts/people/avatar';
import { ChipRow, InterestChip } from '../parts/chips';
import { PersonLink, type PersonLinkTarget } from '../parts/people/person-link';
import { ReportLink } from '../parts/people/report-link';
import { fonts, radii } from '../theme/tokens';
import { MountedPoster, PosterCard } from './mount';

/** A traveler and one of their trips. */
export interface TravelerCardFacts {
  name: string;
  age?: number | null;
  profileImage?: string | null;
  userId: number;
  destination: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  bio?: string | null;
  /** Names as in contracts; shown with their labels. */
  interests: readonly string[];
  coverImage?: string | null;
  destinationId?: number | null;
  tripId?: number | null;
  isVerified?: boolean;
}

interface TravelerCardProps {
  card: TravelerCardFacts;
  /** The interests that the viewer shares: tinted and first. */
  sharedInterests?: readonly string[];
  /** The button at the bottom. */
  action: ReactNode;
  /** Marks the viewer's own trip with a chip. */
  ownTrip?: boolean;
  /** Link target of name and picture. */
  link?: PersonLinkTarget;
  /** Where visitors report this traveler. */
  report?: PersonLinkTarget;
  /** Heading level of the name. */
  heading?: 'h2' | 'h3';
}

const MAX_CHIPS = 3;

const Root = styled(PosterCard)(({ theme }) => ({
  '& .face': { display: 'flex', justifyContent: 'flex-end', height: 0, position: 'relative', zIndex: 2 },
  '& .face > *': { marginTop: -54, marginRight: 10 },
  '& .body': { display: 'flex', flexDirection: 'column', gap: 10, flex: 1, padding: '14px 8px 8px' },
  '& .name': {
    fontFamily: fonts.serif,
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-.012em',
    overflowWrap: 'anywhere',
  },
  '& .when': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    fontSize: '.9375rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .when svg': { color: theme.vars.palette.primary.main },
  '& .days': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .bio': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    minHeight: '3em',
    fontSize: '.9375rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('sm')]: { minHeight: 0 },
  },
  '& .foot': { marginTop: 'auto', paddingTop: 2, display: 'grid' },
  '& .report': { position: 'absolute', zIndex: 2, top: 14, right: 14 },
  '& .own': {
    position: 'absolute',
    zIndex: 2,
    top: 16,
    left: 16,
    padding: '4px 11px',
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    fontWeight: 550,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
})) as typeof PosterCard;

const Interests = ({ names, shared }: { names: readonly string[]; shared: readonly string[] }) => {
  const ordered = [...names].sort((a, b) => Number(shared.includes(b)) - Number(shared.includes(a)));
  const rest = ordered.length - MAX_CHIPS;
  return (
    <ChipRow>
      {ordered.slice(0, MAX_CHIPS).map((name) => (
        <InterestChip key={name} label={interestLabel(name)} shared={shared.includes(name)} />
      ))}
      {rest > 0 && (
        <InterestChip
          label={
            <>
              +{rest}
              <span className="vh"> more: {ordered.slice(MAX_CHIPS).map(interestLabel).join(', ')}</span>
            </>
          }
        />
      )}
    </ChipRow>
  );
};

/** A traveler and one of their trips: picture, place, name, dates, bio, interests, one button. */
export const TravelerCard = ({
  card,
  sharedInterests = [],
  action,
  ownTrip,
  link,
  report,
  heading: Heading = 'h3',
}: TravelerCardProps) => (
  <Root component="article">
    <MountedPoster
      name={card.destination}
      imageUrl={card.coverImage}
      ratio="16/11"
      caption={card.destination}
    />
    {report && (
      <span className="report">
        <ReportLink name={card.name} link={report} raised />
      </span>
    )}
    {ownTrip && <span className="own">Your trip</span>}
    <div className="face">
      <PersonLink link={link} picture>
        <AvatarWithFallback id={card.userId} name={card.name} src={card.profileImage} size="md" ring />
      </PersonLink>
    </div>
    <div className="body">
      <Heading className="name">
        <PersonLink link={link}>
          {card.name}
          {card.age != null && `, ${card.age}`}
        </PersonLink>
        {card.isVerified && (
          <>
            {' '}
            <VerifiedSeal />
          </>
        )}
      </Heading>
      <p className="when">
        <Icon name="calendar" />
        {formatDayRange(card.startDate, card.endDate)}{' '}
        <span className="days">{daysText(card.startDate, card.endDate)}</span>
      </p>
      <p className="bio">{card.bio}</p>
      <Interests names={card.interests} shared={sharedInterests} />
      <div className="foot">{action}</div>
    </div>
  </Root>
);
