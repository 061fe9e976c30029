import type { CalendarDay } from '@wayfellow/contracts';
import { formatDayRange, formatShortDay } from '@wayfellow/ui';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Sat' for '2026-12-05'. */
export const weekdayOf = (day: CalendarDay): string => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';

/** '5' for '2026-12-05'. */
export const dateOf = (day: CalendarDay): string => String(Number(day.slice(8)));

/** 'Dec' for '2026-12-05'. */
export const monthOf = (day: CalendarDay): string => formatShortDay(day).split(' ')[0] ?? '';

/** 'Sat, Dec 5' for '2026-12-05'. */
export const longDay = (day: CalendarDay): string => `${weekdayOf(day)}, ${formatShortDay(day)}`;

/** 'Dec 3 - Dec 7', or 'Dec 3' for a single day. */
export const rangeOf = ({
  startDate,
  endDate,
}: Readonly<{ startDate: CalendarDay; endDate: CalendarDay }>): string =>
  startDate === endDate ? formatShortDay(startDate) : formatDayRange(startDate, endDate);

/** '1 day', '5 days'. */
export const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
