import type { CalendarDay } from '@wayfellow/contracts';
import { dayOf, formatDay, formatShortDay } from '@wayfellow/ui';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (value: number) => String(value).padStart(2, '0');

/** '18:04' for an instant, in the user's time zone. */
export const clockOf = (instant: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** When a message of one instant was read: '18:21' on the same day, otherwise 'Nov 9, 18:21' or 'Nov 9, 2025, 18:21'. */
export const readTime = (createdAt: string, readAt: string, now = new Date()): string => {
  const day = dayOf(readAt);
  return day === dayOf(createdAt) ? clockOf(readAt) : `${dateOf(day, now)}, ${clockOf(readAt)}`;
};

/** Whole days from `day` to the day of `now`. */
const daysAgo = (day: CalendarDay, now: Date) =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(day)) / 86_400_000);

const weekdayOf = (day: CalendarDay) => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

const dateOf = (day: CalendarDay, now: Date) =>
  day.slice(0, 4) === String(now.getFullYear()) ? formatShortDay(day) : formatDay(day);

/** 'Today', 'Yesterday', 'Thursday' within the last week, otherwise 'Nov 9' or 'Nov 9, 2025'. */
export const dayLabel = (day: CalendarDay, now = new Date()): string => {
  if (!day) return '';
  const age = daysAgo(day, now);
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  return age > 1 && age < 7 ? weekdayOf(day) : dateOf(day, now);
};

/** A short time: '14:32' today, 'Thu' within the last week, otherwise 'Nov 9' or 'Nov 9, 2025'. */
export const briefTime = (instant: string, now = new Date()): string => {
  const day = dayOf(instant);
  if (!day) return '';
  const age = daysAgo(day, now);
  if (age === 0) return clockOf(instant);
  return age > 0 && age < 7 ? weekdayOf(day).slice(0, 3) : dateOf(day, now);
};
