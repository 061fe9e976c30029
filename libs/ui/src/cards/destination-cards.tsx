import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { fonts } from '../theme/tokens';
import { MountedPoster, PosterCard } from './mount';

/** A destination as shown on its cards. */
export interface DestinationFacts {
  id: number;
  name: string;
  description?: string;
  imageUrl?: string | null;
  /** Number of travelers planning trips there. */
  travelerCount: number | undefined;
}

const Root = styled(PosterCard)(({ theme }) => ({
  '& .body': { display: 'flex', flexDirection: 'column', gap: 6, flex: 1, padding: '16px 8px 8px' },
  '& .name': {
    fontFamily: fonts.serif,
    fontSize: '1.5625rem',
    fontWeight: 580,
    lineHeight: 1.1,
    letterSpacing: '-.015em',
    overflowWrap: 'anywhere',
  },
  '& .picture': { [theme.breakpoints.down('sm')]: { aspectRatio: '3/2 !important' } },
  '& .count': { color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 650, color: theme.vars.palette.text.primary },
  '& .description': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minHeight: '3em',
    marginBottom: 8,
    fontSize: '.9375rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('sm')]: { minHeight: 0 },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 14px',
    marginTop: 'auto',
    paddingTop: 12,
    fontSize: '.9rem',
    color: theme.vars.palette.text.secondary,
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& .actions': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
    marginTop: 'auto',
    paddingTop: 12,
  },
  '& .actions .MuiButton-root': { paddingInline: 8 },
})) as typeof PosterCard;

const Picture = ({ name, imageUrl }: DestinationFacts) => (
  <MountedPoster className="picture" name={name} imageUrl={imageUrl} ratio="4/3.6" />
);

interface DestinationCardProps {
  destination: DestinationFacts;
  /** The line below the name; defaults to the count, such as '48 travelers planning trips'. */
  countText?: ReactNode;
  /** Two buttons of equal width. */
  actions: ReactNode;
}

/** A destination on the home page: a tall picture, the name, the number of travelers, two buttons. */
export const DestinationCard = ({ destination, countText, actions }: DestinationCardProps) => (
  <Root component="article">
    <Picture {...destination} />
    <div className="body">
      <h3 className="name">{destination.name}</h3>
      <p className="count num">
        {countText ??
          (destination.travelerCount !== undefined && (
            <>
              <b>{destination.travelerCount}</b>{' '}
              {destination.travelerCount === 1 ? 'traveler planning a trip' : 'travelers planning trips'}
            </>
          ))}
      </p>
      <div className="actions">{actions}</div>
    </div>
  </Root>
);

interface ExploreCardProps {
  destination: DestinationFacts;
  /** A fact at the left of the last line, such as the best time to visit. */
  fact?: ReactNode;
  /** The right end of the last line; defaults to the count, such as '48 travelers'. */
  countText?: ReactNode;
  /** The link component, such as the router's. */
  component?: ElementType;
  to?: string;
  href?: string;
  heading?: 'h2' | 'h3';
}

const countedTravelers = (count: number | undefined) =>
  count === 1 ? '1 traveler' : count !== undefined && `${count} travelers`;

/** A destination on the explore page: the whole card is a link. */
export const ExploreCard = ({
  destination,
  fact,
  countText,
  component = 'a',
  heading: Heading = 'h2',
  ...link
}: ExploreCardProps) => (
  <Root component={component} {...link}>
    <Picture {...destination} />
    <div className="body">
      <Heading className="name">{destination.name}</Heading>
      <p className="description">{destination.description}</p>
      <p className="facts num">
        {fact && <span>{fact}</span>}
        <b>{countText ?? countedTravelers(destination.travelerCount)}</b>
      </p>
    </div>
  </Root>
);
