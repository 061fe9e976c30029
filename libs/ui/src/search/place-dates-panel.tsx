import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { limits } from '@wayfellow/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../icons/icon';
import { type DateRange, rangeOf } from './date-range';
import { Panel } from './panel';
import { TravelDates } from './travel-dates';

/** A place and days; empty texts where nothing is chosen. */
export interface PlaceDates {
  destination: string;
  startDate: string;
  endDate: string;
}

interface Props {
  initial: PlaceDates;
  /** Suggested while a destination is typed. */
  places: readonly string[];
  submitLabel: string;
  /** What is wrong with what was sent, and whether it is the destination. */
  problem?: { text: string; isPlace: boolean };
  onSubmit: (chosen: PlaceDates) => void;
}

/** A form for a destination and the days there. */
export const PlaceDatesPanel = ({ initial, places, submitLabel, problem, onSubmit }: Props) => {
  const [destination, setDestination] = useState(initial.destination);
  const [range, setRange] = useState<DateRange>(() => rangeOf(initial));
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { start = '', end = '' } = range;
    onSubmit({ destination: destination.trim(), startDate: end && start, endDate: end });
  };
  return (
    <Card sx={{ p: { xs: '18px 14px', sm: '22px 24px 24px' }, borderRadius: { xs: '20px', sm: '24px' } }}>
      <Panel data-slim data-short aria-label={submitLabel}>
        <form noValidate onSubmit={submit}>
          <label className="segment">
            <span className="label">Destination</span>
            <input
              className="value"
              name="destination"
              value={destination}
              list={`${id}-places`}
              maxLength={limits.destination.max}
              placeholder="Where do you go?"
              autoComplete="off"
              aria-invalid={problem?.isPlace || undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => setDestination(event.target.value)}
            />
          </label>
          <TravelDates range={range} onChange={setRange} emptyText="Choose both dates" />
          <Button className="submit" type="submit" variant="contained">
            {submitLabel}
          </Button>
          <datalist id={`${id}-places`}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </form>
      </Panel>
      {problem && (
        <Box
          role="alert"
          sx={{
            display: 'flex',
            gap: 1.5,
            mt: 2.5,
            px: 2,
            fontSize: '.9rem',
            fontWeight: 550,
            color: 'error.main',
          }}
        >
          <Box component="span" sx={{ pt: '3px' }}>
            <Icon name="warning" size={16} />
          </Box>
          <span id={`${id}-problem`}>{problem.text}</span>
        </Box>
      )}
    </Card>
  );
};
