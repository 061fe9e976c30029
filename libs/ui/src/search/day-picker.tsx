import type { CalendarDay } from '@wayfellow/contracts';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { format, parseISO } from 'date-fns';
import type { DateRange } from './date-range';

interface Props {
  range: DateRange;
  onPick: (day: CalendarDay) => void;
}

const isoOf = (date: Date): CalendarDay => format(date, 'yyyy-MM-dd');

const placeIn = ({ start, end }: DateRange, day: CalendarDay) => {
  if (day === start || day === end) return 'edge';
  return start && end && day > start && day < end ? 'between' : undefined;
};

const placeProps = (range: DateRange, day: CalendarDay) => {
  const place = placeIn(range, day);
  return { selected: place === 'edge', 'data-place': place };
};

/** A single-day calendar that shows the range picked so far. A separate chunk, loaded on demand. */
export default function DayPicker({ range, onPick }: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateCalendar
        // Without a value, the same day can be picked twice.
        value={null}
        referenceDate={range.start ? parseISO(range.start) : undefined}
        onChange={(date: Date | null) => date && onPick(isoOf(date))}
        views={['day']}
        disablePast
        slotProps={{ day: ({ day }) => placeProps(range, isoOf(day)) }}
        sx={{
          width: '100%',
          height: 'auto',
          minHeight: 330,
          '& .MuiPickersCalendarHeader-root': { px: 2, my: 1 },
          '& .MuiPickersCalendarHeader-label': { fontFamily: 'h5.fontFamily', fontWeight: 600 },
          '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
            justifyContent: 'space-around',
            m: 0,
          },
          '& .MuiDayCalendar-weekDayLabel': { width: 44, color: 'text.secondary' },
          '& .MuiPickerDay-root': { width: 44, height: 44, m: 0, fontSize: '1rem' },
          '& .MuiPickerDay-root[data-place=between]': { borderRadius: 0, bgcolor: 'primary.tint' },
        }}
      />
    </LocalizationProvider>
  );
}
