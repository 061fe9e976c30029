import type { CalendarDay, MeetupHeadView } from '@wayfellow/contracts';
import { formatShortDay } from '@wayfellow/ui';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The two parts of a stub: 'Thu' and 3. */
export const stubDay = (day: CalendarDay) => ({
  weekday: WEEKDAYS[new Date(day).getUTCDay()] ?? '',
  date: Number(day.slice(8, 10)),
});

/** 'Thu, Dec 3, 10:00'. */
export const whenText = ({ day, time }: Pick<MeetupHeadView, 'day' | 'time'>): string =>
  `${stubDay(day).weekday}, ${formatShortDay(day)}, ${time}`;
