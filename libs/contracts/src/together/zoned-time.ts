import { type CalendarDay, isCalendarDay } from '../calendar.js';

/** A day and a time of day, 'HH:mm', as clocks in a zone show them. */
export interface WallTime {
  day: CalendarDay;
  time: string;
}

const MS_A_MINUTE = 60_000;
const MS_A_DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const digits = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...digits });
  formats.set(zone, format);
  return format;
};

/** What clocks in a zone show at a moment. */
export const wallTimeOf = (moment: Date, zone: string): WallTime => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export const zoneOffset = (zone: string, moment: Date): number =>
  asUtc(wallTimeOf(moment, zone)) / MS_A_MINUTE - Math.floor(moment.getTime() / MS_A_MINUTE);

/**
 * The moment at which clocks in a zone show a day and a time. Of a time that they show twice, the first: whoever comes then, or
 * is asked then whether all is well, is early and not late. One that they skip is as much later as they are set forward. Of what
 * is no day or no time, such as a year that is half typed, it makes an invalid date.
 */
export const momentOf = (wall: WallTime, zone: string): Date => {
  const shown = asUtc(wall);
  if (!isCalendarDay(wall.day) || Number.isNaN(shown)) return new Date(NaN);
  const offsetAt = (at: number) => zoneOffset(zone, new Date(at)) * MS_A_MINUTE;
  const before = shown - offsetAt(shown - MS_A_DAY);
  const after = shown - offsetAt(shown + MS_A_DAY);
  const real = [before, after].filter((moment) => moment + offsetAt(moment) === shown);
  return new Date(real.length > 0 ? Math.min(...real) : before);
};
