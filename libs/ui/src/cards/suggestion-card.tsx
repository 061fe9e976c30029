import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';
import { VerifiedSeal } from '../icons/verified-seal';
import { firstNameOf } from '../names';
import { AvatarWithFallback } from '../parts/people/avatar';
import { PersonLink, type PersonLinkTarget } from '../parts/people/person-link';
import { fonts } from '../theme/tokens';
import { MountedPoster, PosterCard } from './mount';
import { TripDates } from './trip-dates';
import type { TripDays } from './trip-strip';

/** One reason: a fact in bold, then the details. */
export interface Reason {
  icon: IconName;
  fact?: ReactNode;
  text?: ReactNode;
  /** In the secondary text color, for a reason that says that something is missing. */
  quiet?: boolean;
}

interface SuggestionCardProps {
  person: {
    userId: number;
    name: string;
    age?: number | null;
    profileImage?: string | null;
    isVerified?: boolean;
  };
  place: { name: string; coverImage?: string | null };
  /** Below the name, such as the dates of the trip or of the request. */
  detail?: ReactNode;
  /** Both trips where they overlap: drawn as a strip. */
  trips?: { mine: TripDays; theirs: TripDays } | null;
  reasons?: readonly Reason[];
  /** Shown between the reasons and the buttons, such as two lines of the bio. */
  children?: ReactNode;
  /** One button as wide as its text, or several of equal width; full width on phones. */
  action?: ReactNode;
  /** Link target of name and picture. */
  link?: PersonLinkTarget;
  /** Next to the name, such as a menu button. */
  more?: ReactNode;
  heading?: 'h2' | 'h3';
}

const Root = styled(PosterCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '176px 1fr',
  gap: 8,
  '& .picture': { minHeight: '100%' },
  // The picture is narrow, and nothing else covers it.
  '& .picture > span': { maxWidth: '92%', fontSize: '1.125rem', lineHeight: 1.15, whiteSpace: 'normal' },
  '& .body': { display: 'flex', flexDirection: 'column', gap: 14, minWidth: 0, padding: '12px 14px 10px' },
  '& .who': { display: 'flex', alignItems: 'center', gap: 14 },
  '& .who > div': { flex: 1, minWidth: 0 },
  '& .name': {
    fontFamily: fonts.serif,
    fontSize: '1.3rem',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-.012em',
    overflowWrap: 'anywhere',
  },
  '& .detail': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    fontSize: '.9rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .why': { display: 'grid', gap: 9 },
  '& .why li': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: 10,
    fontSize: '.9375rem',
    lineHeight: 1.4,
  },
  '& .why svg': { marginTop: 1, color: theme.vars.palette.primary.main },
  '& .why b': { fontWeight: 650 },
  '& .why .quiet, & .why .quiet svg': { color: theme.vars.palette.text.secondary },
  '& .foot': { marginTop: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .foot > .MuiButton-root': { minWidth: 150 },
  '& .foot > .MuiButton-root:not(:only-child)': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    '& .picture': { minHeight: 0, height: 128 },
    '& .body': { padding: '8px 8px 6px' },
    '& .foot > .MuiButton-root': { flex: 1 },
  },
})) as typeof PosterCard;

const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="why">
    {reasons.map((reason, index) => (
      <li key={index} className={reason.quiet ? 'quiet' : undefined}>
        <Icon name={reason.icon} />
        <span>
          {reason.fact && <b>{reason.fact} </b>}
          {reason.text}
        </span>
      </li>
    ))}
  </ul>
);

/** A suggested traveler: place, person, overlapping dates, reasons, and actions. */
export const SuggestionCard = ({
  person,
  place,
  detail,
  trips,
  reasons = [],
  children,
  action,
  link,
  more,
  heading: Heading = 'h2',
}: SuggestionCardProps) => (
  <Root component="article">
    <MountedPoster className="picture" name={place.name} imageUrl={place.coverImage} caption={place.name} />
    <div className="body">
      <div className="who">
        <PersonLink link={link} picture>
          <AvatarWithFallback id={person.userId} name={person.name} src={person.profileImage} size="md" />
        </PersonLink>
        <div>
          <Heading className="name">
            <PersonLink link={link}>
              {person.name}
              {person.age != null && `, ${person.age}`}
            </PersonLink>
          </Heading>
          <p className="detail num">
            {detail}
            {person.isVerified && <VerifiedSeal label />}
          </p>
        </div>
        {more}
      </div>
      {trips && <TripDates {...trips} labels={{ theirs: firstNameOf(person.name) }} />}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      {children}
      {action && <div className="foot">{action}</div>}
    </div>
  </Root>
);
