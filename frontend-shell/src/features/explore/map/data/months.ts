import { type CalendarDay, limits, todayUtc } from '@wayfellow/contracts';

/** A month 'yyyy-MM'. */
export type Month = string;

/** The months that the map shows: this one and those that follow. */
export const shownMonths = (today: CalendarDay = todayUtc()): Month[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: limits.map.months }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  );
};

const nameIn = (month: Month, format: Intl.DateTimeFormatOptions): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });

/** 'December 2026'. */
export const monthName = (month: Month): string => nameIn(month, { month: 'long', year: 'numeric' });

/** 'Dec'. */
export const shortMonth = (month: Month): string => nameIn(month, { month: 'short' });

/** Whether days touch a month. */
export const touches = (
  { startDate, endDate }: { startDate: CalendarDay; endDate: CalendarDay },
  month: Month,
): boolean => startDate.slice(0, 7) <= month && endDate.slice(0, 7) >= month;
