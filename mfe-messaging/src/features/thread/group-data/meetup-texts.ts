import type { CalendarDay, MeetupHeadView } from '@wayfellow/contracts';
import { formatShortDay } from '@wayfellow/ui';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The two parts of a stub: 'Thu' and '3'; empty without a day. */
export const stubDay = (day: CalendarDay) => ({
  weekday: WEEKDAYS[new Date(day).getUTCDay()] ?? '',
  date: day ? String(Number(day.slice(8, 10))) : '',
});

/** 'Thu, Dec 3, 10:00', as far as it is known. */
export const whenText = ({ day, time }: Pick<MeetupHeadView, 'day' | 'time'>): string =>
  [stubDay(day).weekday, formatShortDay(day), time].filter(Boolean).join(', ');
