import type { CalendarDay } from '@wayfellow/contracts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The same day of the next month, or that month's last day where it has no such day: when a month bought today ends. */
export const monthAfter = (today: Date): CalendarDay => {
  const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0);
  const day = Math.min(today.getDate(), lastDay.getDate());
  return `${lastDay.getFullYear()}-${twoDigits(lastDay.getMonth() + 1)}-${twoDigits(day)}`;
};
