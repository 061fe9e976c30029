import { type CalendarDay, addDays, clocksText, momentOf, timeIn, zoneOffset } from '@wayfellow/contracts';

const MS_A_MINUTE = 60_000;
const REMINDED_AT = '18:00';

/** When something begins where it is: 'Thu, Dec 3, 10:00'; with the zone, if that of the place is not known. */
export const whenText = (
  day: CalendarDay,
  { zone, hostsZone }: { zone: string; hostsZone: string | null },
  startsAt: Date,
): string => {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `${new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', options)}, ${timeIn(zone, startsAt)}${clocksText(hostsZone)}`;
};

/** The zone's distance from UTC at a moment, as calendars write it: '+0530'. */
export const offsetIn = (zone: string, moment: Date): string => {
  const minutes = zoneOffset(zone, moment);
  const digits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;
};

/** When a meetup begins and ends, and when those who are in it are reminded the day before. */
export interface MeetupTimes {
  startsAt: Date;
  endsAt: Date;
  remindAt: Date;
}

/** The times of a meetup at a time of day in a zone. */
export const timesOf = (day: CalendarDay, time: string, minutes: number, zone: string): MeetupTimes => {
  const startsAt = momentOf({ day, time }, zone);
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MS_A_MINUTE),
    remindAt: momentOf({ day: addDays(day, -1), time: REMINDED_AT }, zone),
  };
};
