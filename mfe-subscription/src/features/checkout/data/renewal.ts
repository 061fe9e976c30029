import type { CalendarDay } from '@wayfellow/contracts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** When a month bought today ends: the same day of the next month, or that month's last day if it is shorter. */
export const monthAfter = (today: Date): CalendarDay => {
  const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0);
  const day = Math.min(today.getDate(), lastDay.getDate());
  return `${lastDay.getFullYear()}-${twoDigits(lastDay.getMonth() + 1)}-${twoDigits(day)}`;
};
