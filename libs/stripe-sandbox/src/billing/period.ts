import type { Interval } from '../shapes/catalogue.js';

const DAY = 24 * 3600;

const monthsOf: Partial<Record<Interval, number>> = { month: 1, year: 12 };
const secondsOf: Partial<Record<Interval, number>> = { day: DAY, week: 7 * DAY };

/** Adds months, keeping the time of day; the 31st becomes the last day of a shorter month. */
function addMonths(start: number, months: number): number {
  const from = new Date(start * 1000);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = new Date(first);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  const day = Math.min(from.getUTCDate(), lastDay.getUTCDate());
  return first / 1000 + (day - 1) * DAY + (start % DAY);
}

/** `count` intervals after `anchor`, in Unix seconds. */
function after(anchor: number, interval: Interval, count: number): number {
  const months = monthsOf[interval];
  return months ? addMonths(anchor, months * count) : anchor + (secondsOf[interval] ?? DAY) * count;
}

/** The first end of a period after `moment`, counted from the anchor so that short months cause no drift. */
export function nextPeriodEnd(
  anchor: number,
  interval: Interval,
  intervalCount: number,
  moment: number,
): number {
  let periods = 1;
  while (after(anchor, interval, periods * intervalCount) <= moment) periods += 1;
  return after(anchor, interval, periods * intervalCount);
}
