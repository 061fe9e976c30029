import { type CalendarDay, addDays, timeIn } from '@wayfellow/contracts';

const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;
const REMINDED_AT = '18:00';

/** How far a zone's clocks are ahead of UTC at a moment. */
const offsetOf = (zone: string, moment: number): number => {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  // The day as a whole: the short year has no century.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);
  const shown = Date.parse(`${day}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1_000;
  return shown - Math.floor(moment / 1_000) * 1_000;
};

/**
 * The moment of a time of day in a zone. Of a time that clocks show twice, the first; one that they skip is as much later as
 * they are set forward.
 */
export const momentOf = (day: CalendarDay, time: string, zone: string): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - offsetOf(zone, shown - MS_A_DAY);
  const after = shown - offsetOf(zone, shown + MS_A_DAY);
  const real = [before, after].filter((moment) => moment + offsetOf(zone, moment) === shown);
  return new Date(real.length > 0 ? Math.min(...real) : before);
};

/** When something begins where it is: 'Thu, Dec 3, 10:00'. */
export const whenText = (day: CalendarDay, zone: string, startsAt: Date): string => {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `${new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', options)}, ${timeIn(zone, startsAt)}`;
};

/** The zone's distance from UTC at a moment, as calendars write it: '+0530'. */
export const offsetIn = (zone: string, moment: Date): string => {
  const minutes = Math.round(offsetOf(zone, moment.getTime()) / MS_A_MINUTE);
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
  const startsAt = momentOf(day, time, zone);
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MS_A_MINUTE),
    remindAt: momentOf(addDays(day, -1), REMINDED_AT, zone),
  };
};
