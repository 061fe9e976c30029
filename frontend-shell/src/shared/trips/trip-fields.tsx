import Box from '@mui/material/Box';
import { endpoints, isCalendarDay, limits } from '@wayfellow/contracts';
import { TextArea, TextInput, dayCount } from '@wayfellow/ui';
import { useApiList, type useForm } from '@wayfellow/web';
import { CheckRow } from '../forms/check-row';
import { counterOf } from '../forms/counter';
import { DidYouMean, meantBy } from './did-you-mean';
import type { TripDraft } from './trip-draft';

type TripForm = Pick<ReturnType<typeof useForm<TripDraft, object>>, 'values' | 'fieldProps' | 'set'>;

const SUGGESTIONS = 'trip-destinations';

const lengthOf = ({ startDate, endDate }: TripDraft): string | undefined => {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return undefined;
  const days = dayCount(startDate, endDate);
  return days === 1 ? '1 day' : `${days} days`;
};

/** The fields of a trip. Known destinations are suggested; any other place may be typed. */
export const TripFields = ({ form }: { form: TripForm }) => (
  <>
    <Destination {...form} />
    <Days {...form} />
    <Words {...form} />
  </>
);

const Destination = ({ values: { destination }, fieldProps, set }: TripForm) => {
  const { data: known = [] } = useApiList(endpoints.destinations.list, {});
  const meant = meantBy(destination, known);
  return (
    <>
      <TextInput
        {...fieldProps('destination')}
        label="Destination"
        icon="pin"
        list={SUGGESTIONS}
        autoComplete="off"
        autoFocus={!destination}
        hint={meant && <DidYouMean name={meant} onChoose={(name) => set('destination', name)} />}
      />
      <datalist id={SUGGESTIONS}>
        {known.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
};

const Days = ({ values, fieldProps }: TripForm) => (
  <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
    <TextInput
      {...fieldProps('startDate')}
      label="Start date"
      type="date"
      className="num"
      autoFocus={values.destination !== '' && !values.startDate}
    />
    <TextInput
      {...fieldProps('endDate')}
      label="End date"
      type="date"
      className="num"
      min={values.startDate || undefined}
      hint={lengthOf(values)}
    />
  </Box>
);

const Words = ({ values, fieldProps, set }: TripForm) => (
  <>
    <TextArea
      {...fieldProps('description')}
      label="Description"
      optional
      rows={3}
      placeholder="What would you like company for?"
      counter={counterOf(values.description, limits.tripDescription.max)}
    />
    <CheckRow
      name="isQuiet"
      label="Keep this trip to my matches"
      text="You are not found by it, and it finds nobody for you."
      checked={values.isQuiet}
      onChange={(isQuiet) => set('isQuiet', isQuiet)}
    />
  </>
);
