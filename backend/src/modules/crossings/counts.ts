import { type CalendarDay, type CountView, type DayCountView, addDays, limits } from '@wayfellow/contracts';
import type { DayRow } from '../search/crossing-search.service.js';

/** A count for readers who see the names behind it. */
export const exact = (value: number): CountView => ({ value, isAtLeast: false });

/**
 * A count for all others, from which nobody can tell whether one certain person is there: a few under three, from ten down to
 * the ten, from a hundred down to the fifty.
 */
export const coarse = (count: number): CountView => {
  if (count < limits.crossings.minCount) return { value: null, isAtLeast: false };
  if (count < 10) return exact(count);
  const step = count < 100 ? 10 : 50;
  return { value: count - (count % step), isAtLeast: true };
};

interface Days {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** Each day's count, also of the days on which it does not change. `isMine` marks the days asked about. */
export const dayCounts = (
  rows: readonly DayRow[],
  { firstDay, lastDay }: Days,
  isMine: (day: CalendarDay) => boolean,
  toCount: (count: number) => CountView,
): DayCountView[] => {
  const changes = new Map(rows.map(({ day, count }) => [day, count]));
  const counts: DayCountView[] = [];
  let count = [...rows].reverse().find(({ day }) => day <= firstDay)?.count ?? 0;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    count = changes.get(day) ?? count;
    counts.push({ day, count: toCount(count), isMine: isMine(day) });
  }
  return counts;
};
