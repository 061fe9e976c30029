import { dayText } from '../../shared/dates/day-text';

export { dayText };

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** 'Used 2 hours ago' within a day, otherwise 'Used November 3'. Sessions are renewed at most once an hour. */
export const usedText = (moment: string, now = new Date()): string => {
  const age = now.getTime() - Date.parse(moment);
  if (age >= DAY_MS) return `Used ${dayText(moment, now)}`;
  const hours = Math.floor(age / HOUR_MS);
  if (hours < 1) return 'Used within the hour';
  return hours === 1 ? 'Used an hour ago' : `Used ${hours} hours ago`;
};
