import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ANY_INTEREST, interestChoices, limits } from '@wayfellow/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../icons/icon';
import { fonts } from '../theme/tokens';
import type { DateRange } from './date-range';
import { type SearchCriteria, noCriteria } from './search-criteria';
import { TravelDates } from './travel-dates';

interface Props {
  initial?: Partial<SearchCriteria>;
  onSearch: (criteria: SearchCriteria) => void;
  /** Without heading and floating card, for use above search results. */
  slim?: boolean;
}

const Panel = styled('section')(({ theme }) => ({
  padding: '22px 24px 24px',
  borderRadius: 24,
  boxShadow: 'var(--float)',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-slim]': { padding: 0, borderRadius: 0, boxShadow: 'none', background: 'none' },
  '& h2': {
    fontFamily: fonts.serif,
    fontSize: '1.5625rem',
    fontWeight: 560,
    margin: '0 8px 14px',
    lineHeight: 1.12,
  },
  '& form': {
    display: 'grid',
    gridTemplateColumns: '1.15fr 1.3fr 1fr auto',
    padding: 6,
    borderRadius: 36,
    border: `1px solid ${theme.vars.palette.border.control}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .segment': {
    all: 'unset',
    boxSizing: 'border-box',
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: 58,
    minWidth: 0,
    padding: '8px 44px 8px 22px',
    borderRadius: 30,
    cursor: 'pointer',
  },
  '& .segment:hover': { backgroundColor: theme.vars.palette.background.sand },
  '& .segment:focus-visible, & .segment:focus-within': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '& .segment + .segment::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 12,
    bottom: 12,
    width: 1,
    backgroundColor: theme.vars.palette.divider,
  },
  '& .label': { fontSize: '.8125rem', fontWeight: 650 },
  '& .value': {
    border: 0,
    padding: 0,
    width: '100%',
    minWidth: 0,
    outline: 0,
    font: 'inherit',
    lineHeight: 1.4,
    color: theme.vars.palette.text.primary,
    background: 'none',
    appearance: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .value[data-empty], & .value::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& .value option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .segment > svg': {
    position: 'absolute',
    right: 18,
    bottom: 15,
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& .submit': { minHeight: 58, borderRadius: 30, padding: '0 28px' },
  [theme.breakpoints.down('lg')]: {
    '& form': { gridTemplateColumns: '1fr 1fr', borderRadius: 36 },
    // The second label starts the second row.
    '& label.segment:nth-of-type(2)::before': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    padding: '18px 14px 14px',
    borderRadius: 20,
    '& h2': { margin: '0 4px 12px', fontSize: '1.25rem' },
    '& form': { gridTemplateColumns: '1fr', gap: 10, border: 0, padding: 0, background: 'none' },
    '& .segment': { border: `1px solid ${theme.vars.palette.border.control}`, paddingLeft: 20 },
    '& .segment + .segment::before': { display: 'none' },
    '& .submit': { minHeight: 54 },
  },
}));

const rangeOf = ({ startDate, endDate }: SearchCriteria): DateRange => ({
  start: startDate || undefined,
  end: endDate || undefined,
  phase: 'start',
});

/** The search form of the home and results pages: destination, dates and interest, all optional. */
export const SearchPanel = ({ initial, onSearch, slim = false }: Props) => {
  const given = { ...noCriteria, ...initial };
  const [destination, setDestination] = useState(given.destination);
  const [range, setRange] = useState(() => rangeOf(given));
  const [interest, setInterest] = useState(given.interest);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dates = range.end
      ? { startDate: range.start as string, endDate: range.end }
      : { startDate: '', endDate: '' };
    onSearch({ destination: destination.trim(), ...dates, interest });
  };
  return (
    <Panel
      data-slim={slim || undefined}
      aria-label={slim ? 'Search' : undefined}
      aria-labelledby={slim ? undefined : id}
    >
      {!slim && <h2 id={id}>Where do you want to go?</h2>}
      <form role="search" onSubmit={submit}>
        <label className="segment">
          <span className="label">Destination</span>
          <input
            className="value"
            name="destination"
            value={destination}
            maxLength={limits.searchText.max}
            placeholder="Any destination"
            autoComplete="off"
            onChange={(event) => setDestination(event.target.value)}
          />
        </label>
        <TravelDates range={range} onChange={setRange} />
        <label className="segment">
          <span className="label">Interests</span>
          <select
            className="value"
            name="interest"
            value={interest}
            data-empty={interest === '' || undefined}
            onChange={(event) => setInterest(event.target.value)}
          >
            <option value="" hidden>
              Any interests
            </option>
            <option value={ANY_INTEREST}>Any interests</option>
            {interestChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </label>
        <Button className="submit" type="submit" variant="contained" startIcon={<Icon name="search" />}>
          Find Matches
        </Button>
      </form>
    </Panel>
  );
};
