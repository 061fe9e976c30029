/** A calendar day 'yyyy-MM-dd', without a time zone. */
export type CalendarDay = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;

/** Whether a value is an existing day in the format above: not 2026-02-30, not 2026-2-3. Years 1900 to 2999. */
export const isCalendarDay = (value: unknown): value is CalendarDay => {
  const parts = typeof value === 'string' ? SHAPE.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || year > 2999) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Number of days from `start` to `end`, both included: 1 for a one-day trip, 0 or less when `end` is before `start`. */
export const daysInclusive = (start: CalendarDay, end: CalendarDay): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / MS_A_DAY) + 1;

/** The day `count` days after `day` (before it, for a negative count). */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(Date.parse(day) + count * MS_A_DAY).toISOString().slice(0, 10);

/** Today's calendar day in UTC, as the server and the tests count it. */
export const todayUtc = (now: Date = new Date()): CalendarDay => now.toISOString().slice(0, 10);

/** Today's calendar day on this device, which of a traveler is mostly that of the place where they are. */
export const todayHere = (now: Date = new Date()): CalendarDay =>
  new Date(now.getTime() - now.getTimezoneOffset() * MS_A_MINUTE).toISOString().slice(0, 10);

/** The time zone of this device, by its IANA name. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What clocks show in a time zone at a moment: 'HH:mm'. */
export const timeIn = (zone: string, moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });

/** The days two trips share, both ends included, or undefined when they do not overlap. */
export const sharedDays = (
  a: { startDate: CalendarDay; endDate: CalendarDay },
  b: { startDate: CalendarDay; endDate: CalendarDay },
): { startDate: CalendarDay; endDate: CalendarDay; days: number } | undefined => {
  const startDate = a.startDate > b.startDate ? a.startDate : b.startDate;
  const endDate = a.endDate < b.endDate ? a.endDate : b.endDate;
  return startDate <= endDate ? { startDate, endDate, days: daysInclusive(startDate, endDate) } : undefined;
};
