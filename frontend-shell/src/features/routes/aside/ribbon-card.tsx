import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { type RouteFlaw, daysInclusive, townOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink, firstNameOf, formatDayRange } from '@wayfellow/ui';
import type { DraftStop, StopDays } from '../data/route-draft';
import { flawText, listText, nightsText, spanText } from '../data/route-words';

const Ribbon = styled('div')(({ theme }) => ({
  display: 'grid',
  height: 34,
  margin: '8px 0 18px',
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.strip.lane,
  '& i': {
    gridRow: 1,
    minWidth: 0,
    padding: '0 4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    font: `650 .8125rem/34px ${theme.typography.fontFamily}`,
    borderRight: `3px solid ${theme.vars.palette.background.paper}`,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& i:last-of-type': { borderRight: 0 },
  '& i:nth-of-type(3n + 2)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 34%, ${theme.vars.palette.background.paper})`,
  },
  '& i:nth-of-type(3n)': {
    color: theme.vars.palette.band.contrastText,
    backgroundColor: theme.vars.palette.band.main,
  },
}));

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  fontSize: '.9375rem',
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 10 },
  '& svg': { marginTop: 2, color: theme.vars.palette.primary.main },
  '& .flaw, & .flaw svg': { color: theme.vars.palette.warning.main },
}));

interface Props {
  stops: readonly DraftStop[];
  days: readonly StopDays[];
  flaws: readonly RouteFlaw[];
  companion: { name: string; towns: string[]; days: number } | undefined;
}

/** All days of the route side by side, who goes along, and what is planned twice or not at all. */
export const RibbonCard = ({ stops, days, flaws, companion }: Props) => {
  const first = days[0]?.startDate;
  if (!first) return null;
  const last = days.reduce((latest, { endDate }) => (endDate > latest ? endDate : latest), first);
  const overlaps = flaws.filter(({ kind }) => kind === 'overlap');
  const label = stops
    .map(({ destination, nights }) => `${townOf(destination)} ${nightsText(nights)}`)
    .join(', ');
  return (
    <Card sx={{ p: { xs: 5, sm: 7 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}
        className="num"
      >
        <b>{spanText(first, last)}</b>
        <Box component="span" sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
          {formatDayRange(first, last)}
        </Box>
      </Box>
      <Ribbon
        role="img"
        aria-label={label}
        style={{ gridTemplateColumns: `repeat(${daysInclusive(first, last)}, minmax(0, 1fr))` }}
      >
        {days.map(({ startDate, endDate }, i) => (
          <i key={stops[i]?.key} style={{ gridColumn: columnsOf(first, last, startDate, endDate) }}>
            {townOf(stops[i]?.destination ?? '')}
          </i>
        ))}
      </Ribbon>
      <Facts>
        {companion && (
          <li>
            <Icon name="people" />
            <span className="num">
              <b>{firstNameOf(companion.name)}</b> is in {listText(companion.towns)} with you,{' '}
              {companion.days} days in a row
            </span>
          </li>
        )}
        {overlaps.map((flaw) => (
          <li key={flaw.index} className="flaw num">
            <Icon name="warning" />
            <span>{flawText(flaw)}</span>
          </li>
        ))}
        {overlaps.length === 0 && (
          <li>
            <Icon name="calendar" />
            <span>No day is planned twice</span>
          </li>
        )}
      </Facts>
      <TextLink standalone component={Link} to="/crossings">
        See everybody on your days
      </TextLink>
    </Card>
  );
};

/** A stop's nights; the day on which one goes on belongs to the next stop, the last one to the last. */
const columnsOf = (first: string, last: string, startDate: string, endDate: string): string => {
  const from = daysInclusive(first, startDate);
  const to = daysInclusive(first, endDate) + (endDate === last ? 1 : 0);
  return `${from} / ${Math.max(to, from + 1)}`;
};
