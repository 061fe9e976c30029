import type { CalendarDay } from '@wayfellow/contracts';
import { formatDay } from '../dates';

/** The range picked so far, and which end the next pick sets. */
export interface DateRange {
  start?: CalendarDay;
  end?: CalendarDay;
  phase: 'start' | 'end';
}

export const noDates: DateRange = { phase: 'start' };

/** Applies one pick: start, then end, then start again. An end before the start swaps them. */
export const pick = (range: DateRange, day: CalendarDay): DateRange => {
  if (range.phase === 'start' || !range.start) return { start: day, phase: 'end' };
  const [start, end] = day < range.start ? [day, range.start] : [range.start, day];
  return { start, end, phase: 'start' };
};

/** The popover's heading. */
export const headingOf = ({ phase }: DateRange): string =>
  phase === 'start' ? 'Select start date' : 'Select end date';

/**
 * 'May 3, 2027 - May 9, 2027', with 'Select end date' in place of a missing end; 'Until May 9, 2027' without a start, which
 * only an address can have; empty without dates.
 */
export const rangeText = ({ start, end }: DateRange): string => {
  if (!start) return end ? `Until ${formatDay(end)}` : '';
  return `${formatDay(start)} - ${end ? formatDay(end) : 'Select end date'}`;
};

/** The range of two days, either of which may be empty. */
export const rangeOf = ({
  startDate,
  endDate,
}: {
  startDate: CalendarDay;
  endDate: CalendarDay;
}): DateRange => ({
  start: startDate || undefined,
  end: endDate || undefined,
  phase: 'start',
});
