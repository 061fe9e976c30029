import Button from '@mui/material/Button';
import { ANY_INTEREST, interestChoices, limits } from '@wayfellow/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../icons/icon';
import { rangeOf } from './date-range';
import { Panel } from './panel';
import { type SearchCriteria, noCriteria } from './search-criteria';
import { TravelDates } from './travel-dates';

interface Props {
  initial?: Partial<SearchCriteria>;
  onSearch: (criteria: SearchCriteria) => void;
  /** Without heading and floating card, for use above search results. */
  slim?: boolean;
}

/** The search form of the home and results pages: destination, dates and interest, all optional. */
export const SearchPanel = ({ initial, onSearch, slim = false }: Props) => {
  const given = { ...noCriteria, ...initial };
  const [destination, setDestination] = useState(given.destination);
  const [range, setRange] = useState(() => rangeOf(given));
  const [interest, setInterest] = useState(given.interest);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { start = '', end = '' } = range;
    onSearch({ destination: destination.trim(), startDate: end && start, endDate: end, interest });
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
