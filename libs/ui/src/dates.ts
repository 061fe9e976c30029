import { daysInclusive } from '@wayfellow/contracts';
import type { CalendarDay } from '@wayfellow/contracts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const partsOf = (day: CalendarDay) => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date };
};

/** The calendar day of an instant in the user's time zone; empty for an invalid one. */
export const dayOf = (instant: string | Date): CalendarDay => {
  const date = new Date(instant);
  // Swedes write days as ISO 8601 does.
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('sv');
};

/** A day that a response may lack, since a server of the previous version may not send it. */
type Day = CalendarDay | undefined;

/** 'Mar 24, 2027' for '2027-03-24', empty for undefined. Calendar days have no time zone and never shift. */
export const formatDay = (day: Day): string => {
  if (!day) return '';
  const { year, month, date } = partsOf(day);
  return `${month} ${date}, ${year}`;
};

/** 'Mar 24' for '2027-03-24', empty for undefined. */
export const formatShortDay = (day: Day): string => {
  if (!day) return '';
  const { month, date } = partsOf(day);
  return `${month} ${date}`;
};

/** 'Mar 24 - Apr 7', with years only where they differ; a single day if the other is undefined. */
export const formatDayRange = (start: Day, end: Day): string => {
  if (!start || !end) return formatShortDay(start ?? end);
  return partsOf(start).year === partsOf(end).year
    ? `${formatShortDay(start)} - ${formatShortDay(end)}`
    : `${formatDay(start)} - ${formatDay(end)}`;
};

/** Number of days from `start` to `end`, both included. */
export const dayCount = (start: CalendarDay, end: CalendarDay): number => daysInclusive(start, end);

/** '1 day', '7 days'; empty if a day is undefined. */
export const daysText = (start: Day, end: Day): string => {
  if (!start || !end) return '';
  const days = dayCount(start, end);
  return days === 1 ? '1 day' : `${days} days`;
};
