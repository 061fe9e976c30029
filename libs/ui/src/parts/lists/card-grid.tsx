import { styled } from '@mui/material/styles';
import { Children, type ElementType, type ReactNode } from 'react';
import { CardBoundary } from '../card-boundary';

const gridColumns = {
  /** Travelers, explore: 1 / 2 / 3 / 4. */
  4: { xs: 1, sm: 2, md: 3, lg: 4 },
  /** Destinations on home, tips, states: 1 / 2 / 3. */
  3: { xs: 1, sm: 2, md: 2, lg: 3 },
  /** Suggestions: 1 / 1 / 2. */
  2: { xs: 1, sm: 1, md: 1, lg: 2 },
} as const;

interface CardGridProps {
  /** Columns on desktop, with fewer on smaller screens. */
  columns?: keyof typeof gridColumns;
  /** On phones, a horizontally scrolling row that snaps, instead of a column. */
  scrollsOnPhones?: boolean;
  /** 'ul' for a list of `li`. */
  component?: ElementType;
  /** Names the list, such as 'Travelers'. */
  'aria-label'?: string;
  'aria-busy'?: boolean;
  children: ReactNode;
}

const Grid = styled('div', {
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'scrollsOnPhones' && prop !== 'as',
})<Pick<CardGridProps, 'columns' | 'scrollsOnPhones'>>(({ theme, columns = 4, scrollsOnPhones }) => ({
  display: 'grid',
  gap: 24,
  ...Object.fromEntries(
    (['xs', 'sm', 'md', 'lg'] as const).map((key) => [
      theme.breakpoints.up(key),
      { gridTemplateColumns: `repeat(${gridColumns[columns][key]},minmax(0,1fr))` },
    ]),
  ),
  [theme.breakpoints.down('sm')]: scrollsOnPhones
    ? {
        display: 'flex',
        gap: 14,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        marginInline: -20,
        paddingInline: 20,
        scrollPaddingInline: 20,
        paddingBottom: 4,
        '& > *': { flex: '0 0 min(300px,82%)', scrollSnapAlign: 'start' },
      }
    : { gap: 16 },
}));

/** A grid of cards, 24 px apart (16 on phones), as wide as its parent. A card that throws is left out. */
export const CardGrid = ({ component = 'div', children, ...rest }: CardGridProps) => (
  <Grid as={component} {...rest}>
    {Children.map(children, (card) => card && <CardBoundary>{card}</CardBoundary>)}
  </Grid>
);
