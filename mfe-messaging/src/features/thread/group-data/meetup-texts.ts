import { type CalendarDay, type MeetupHeadView, clocksText } from '@wayfellow/contracts';
import { formatShortDay } from '@wayfellow/ui';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The two parts of a stub: 'Thu' and '3'; empty without a day. */
export const stubDay = (day: CalendarDay) => ({
  weekday: WEEKDAYS[new Date(day).getUTCDay()] ?? '',
  date: day ? String(Number(day.slice(8, 10))) : '',
});

/** '10:00', as far as it is known; with the zone if it is the host's. */
export const timeText = ({ time, zone }: Pick<MeetupHeadView, 'time' | 'zone'>): string =>
  time && time + clocksText(zone);

/** 'Thu, Dec 3, 10:00', the same. */
export const whenText = (meetup: Pick<MeetupHeadView, 'day' | 'time' | 'zone'>): string =>
  [stubDay(meetup.day).weekday, formatShortDay(meetup.day), timeText(meetup)].filter(Boolean).join(', ');
