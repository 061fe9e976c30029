import { dayOf, formatShortDay } from './dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago something was: 'just now', '2 hours ago', 'yesterday', 'Nov 18'; empty for an invalid time. */
export const agoText = (instant: string, now: Date = new Date()): string => {
  const then = new Date(instant);
  const age = now.getTime() - then.getTime();
  if (Number.isNaN(age)) return '';
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return ago(Math.floor(age / MINUTE_MS), 'minute');
  if (dayOf(then) === dayOf(now)) return ago(Math.floor(age / HOUR_MS), 'hour');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayOf(then) === dayOf(yesterday)) return 'yesterday';
  return formatShortDay(dayOf(then));
};
