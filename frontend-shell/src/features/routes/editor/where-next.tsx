import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { type CalendarDay, endpoints, limits, rules, tripTexts } from '@wayfellow/contracts';
import { TextInput, formatShortDay } from '@wayfellow/ui';
import { useApiList } from '@wayfellow/web';
import { DidYouMean, meantBy } from '../../../shared/trips/did-you-mean';
import type { StopPlace } from '../data/route-draft';
import { NightsStepper } from './nights-stepper';

const SUGGESTIONS = 'route-destinations';

interface Props {
  input: Ref<HTMLInputElement>;
  /** What the field has at first. */
  place: string;
  /** The day on which the next stop begins; of the first stop it is chosen here. */
  from: CalendarDay | '';
  isFirst: boolean;
  nights: number;
  isFull: boolean;
  onFrom: (day: CalendarDay | '') => void;
  onNights: (nights: number) => void;
  onAdd: (place: StopPlace) => void;
  /** Where in the route it goes, unless to the end. */
  where?: ReactNode;
  /** Below: places nearby. */
  children?: ReactNode;
}

/** Says that the next stop goes between two others, and leads back to the end. */
export const Between = ({ towns, onEnd }: { towns: readonly string[]; onEnd: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', mt: -2, mb: 2 }}>
    <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Between {towns.join(' and ')}.
    </Typography>
    <Link component="button" type="button" onClick={onEnd} sx={{ minHeight: 44 }}>
      Add it at the end
    </Link>
  </Box>
);

/** The form of the next stop. */
export const WhereNext = ({ input, place, from, isFirst, nights, isFull, where, children, ...on }: Props) => {
  const { data: known = [] } = useApiList(endpoints.destinations.list, {});
  const [text, setText] = useState(place);
  const [problem, setProblem] = useState<string>();
  const [isDateMissing, setIsDateMissing] = useState(false);
  const meant = meantBy(text, known);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    const isNameless = name.length < limits.destination.min;
    setProblem(isNameless ? tripTexts.destination : undefined);
    setIsDateMissing(!from);
    if (isNameless || !from) return;
    on.onAdd({ destination: name, destinationId: null, coverImage: null });
    setText('');
  };
  return (
    <Card component="section" aria-labelledby="where-next" sx={{ p: { xs: 5, sm: 7 }, mt: isFirst ? 0 : 6 }}>
      <Typography variant="h4" component="h2" id="where-next" sx={{ mb: 3.5 }}>
        Where next?
      </Typography>
      {where}
      <Box
        component="form"
        noValidate
        onSubmit={add}
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: `minmax(0,1fr) auto${isFirst ? ' auto' : ''}` },
        }}
      >
        <TextInput
          ref={input}
          label="Destination"
          placeholder="Any place"
          list={SUGGESTIONS}
          autoComplete="off"
          disabled={isFull}
          error={problem}
          hint={meant && <DidYouMean name={meant} onChoose={setText} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <datalist id={SUGGESTIONS}>
          {known.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        {isFirst && (
          <TextInput
            label="Start date"
            type="date"
            className="num"
            error={isDateMissing && !from ? rules.startDate.text : undefined}
            value={from}
            onChange={(event) => on.onFrom(event.target.value)}
          />
        )}
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography component="span" variant="body2" className="num" sx={{ fontWeight: 600 }}>
            {!isFirst && from ? `From ${formatShortDay(from)}` : 'Nights'}
          </Typography>
          <NightsStepper nights={nights} isTall onChange={on.onNights} />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          disabled={isFull}
          sx={{ gridColumn: '1 / -1', justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          Add this stop
        </Button>
      </Box>
      {children}
    </Card>
  );
};
