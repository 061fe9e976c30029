import { type CalendarDay, addDays, limits } from '@wayfellow/contracts';

/** The days that a board looks at. */
export interface Window {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

interface Trip {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

const { days, marginDays } = limits.crossings;

const latest = (...all: CalendarDay[]): CalendarDay =>
  all.reduce((one, other) => (one > other ? one : other));
const earliest = (one: CalendarDay, other: CalendarDay): CalendarDay => (one < other ? one : other);

/** Of a trip that is not over: from today or `from` on, at most 60 days. */
export const windowOf = ({ startDate, endDate }: Trip, today: CalendarDay, from?: CalendarDay): Window => {
  const firstDay = latest(startDate, today, from ?? startDate);
  return { firstDay, lastDay: earliest(endDate, addDays(firstDay, days - 1)) };
};

/** With the days before and after for which people are counted too; none that is over. */
export const withMargins = ({ firstDay, lastDay }: Window, today: CalendarDay): Window => ({
  firstDay: latest(addDays(firstDay, -marginDays), today),
  lastDay: addDays(lastDay, marginDays),
});
