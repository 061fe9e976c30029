import Box from '@mui/material/Box';
import { endpoints, isCalendarDay, limits } from '@wayfellow/contracts';
import { TextArea, TextInput, dayCount } from '@wayfellow/ui';
import { useApiList, type useForm } from '@wayfellow/web';
import { CheckRow } from '../forms/check-row';
import { counterOf } from '../forms/counter';
import type { TripDraft } from './trip-draft';

type TripForm = Pick<ReturnType<typeof useForm<TripDraft, object>>, 'values' | 'fieldProps' | 'set'>;

const SUGGESTIONS = 'trip-destinations';

const lengthOf = ({ startDate, endDate }: TripDraft): string | undefined => {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return undefined;
  const days = dayCount(startDate, endDate);
  return days === 1 ? '1 day' : `${days} days`;
};

/** The fields of a trip. Known destinations are suggested; any other place may be typed. */
export const TripFields = ({ form: { values, fieldProps, set } }: { form: TripForm }) => (
  <>
    <TextInput
      {...fieldProps('destination')}
      label="Destination"
      icon="pin"
      list={SUGGESTIONS}
      autoComplete="off"
      autoFocus={!values.destination}
    />
    <Suggestions />
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

const Suggestions = () => {
  const { data = [] } = useApiList(endpoints.destinations.list, {});
  return (
    <datalist id={SUGGESTIONS}>
      {data.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  );
};
