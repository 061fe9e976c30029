import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type CountView, limits } from '@wayfellow/contracts';
import { isOne, numberText, peopleText } from '@wayfellow/ui';
import type { BoardData } from '../data/use-board';
import { barStyles } from './lane-styles';

/** The band at the foot of a board. */
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.9375rem',
  backgroundColor: theme.vars.palette.background.sand,
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  '& .more': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: '10px 20px' },
}));

const Key = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: 7, alignItems: 'center' },
  '& i': { width: 26, height: 12, borderRadius: 4 },
  ...barStyles(theme),
}));

const meanings = { you: 'You', both: 'Together', own: 'Their other days', near: 'Nearby' } as const;

/** What the colors and patterns of the bars mean. */
const Legend = () => (
  <Key aria-label="What the bars mean">
    {Object.entries(meanings).map(([look, text]) => (
      <li key={look}>
        <i className={look} aria-hidden="true" />
        {text}
      </li>
    ))}
  </Key>
);

const FootButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Link component="button" type="button" onClick={onClick} sx={{ minHeight: 44, fontSize: 'inherit' }}>
    {children}
  </Link>
);

interface Props extends Pick<BoardData, 'total' | 'isMore' | 'loadMore' | 'showNext' | 'showFirst'> {
  hasLegend: boolean;
  /** How many people the board shows. */
  shown: number;
  /** Shows all that are known; undefined where they are shown. */
  showAll: (() => void) | undefined;
  /** In front of the links. */
  children?: ReactNode;
}

const morePeople = ({ value, isAtLeast }: CountView, shown: number): string => {
  const more = { value: (value ?? 0) - shown, isAtLeast };
  return `${numberText(more)} more ${isOne(more) ? 'person' : 'people'}`;
};

/** What is below the rows: the legend, or how many more people there are, and what leads to them. */
export const BoardFoot = (props: Props) => {
  const { total, hasLegend, shown, showAll, isMore, loadMore, showFirst, showNext, children } = props;
  const { days } = limits.crossings;
  const isAnyLink = Boolean(showFirst || showNext || showAll || isMore);
  if (!hasLegend && !isAnyLink && !children) return null;
  return (
    <Foot>
      {hasLegend ? <Legend /> : showAll && <span className="more">{morePeople(total, shown)}</span>}
      {children}
      {isAnyLink && (
        <div className="links">
          {showFirst && <FootButton onClick={showFirst}>First {days} days</FootButton>}
          {showNext && <FootButton onClick={showNext}>Next {days} days</FootButton>}
          {showAll && <FootButton onClick={showAll}>Show all {peopleText(total)}</FootButton>}
          {!showAll && isMore && <FootButton onClick={loadMore}>Show more people</FootButton>}
        </div>
      )}
    </Foot>
  );
};
