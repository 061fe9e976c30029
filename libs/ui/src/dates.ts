import { daysInclusive } from '@wayfellow/contracts';
import type { CalendarDay } from '@wayfellow/contracts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const partsOf = (day: CalendarDay) => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date };
};

/** 'Mar 24, 2027' of '2027-03-24'. Calendar days have no time zone and never shift. */
export const formatDay = (day: CalendarDay): string => {
  const { year, month, date } = partsOf(day);
  return `${month} ${date}, ${year}`;
};

/** 'Mar 24' of '2027-03-24'. */
export const formatShortDay = (day: CalendarDay): string => {
  const { month, date } = partsOf(day);
  return `${month} ${date}`;
};

/** 'Mar 24 - Apr 7', with the years only where the two differ. */
export const formatDayRange = (start: CalendarDay, end: CalendarDay): string =>
  partsOf(start).year === partsOf(end).year
    ? `${formatShortDay(start)} - ${formatShortDay(end)}`
    : `${formatDay(start)} - ${formatDay(end)}`;

/** Days from `start` to `end`, both counted. */
export const dayCount = (start: CalendarDay, end: CalendarDay): number => daysInclusive(start, end);
