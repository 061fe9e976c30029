const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** 'November 3', with the year unless it is the current one. */
export const dayText = (moment: string, now = new Date()): string => {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
};

/** 'Used 2 hours ago' within a day, otherwise 'Used November 3'. Sessions are renewed at most once an hour. */
export const usedText = (moment: string, now = new Date()): string => {
  const age = now.getTime() - Date.parse(moment);
  if (age >= DAY_MS) return `Used ${dayText(moment, now)}`;
  const hours = Math.floor(age / HOUR_MS);
  if (hours < 1) return 'Used within the hour';
  return hours === 1 ? 'Used an hour ago' : `Used ${hours} hours ago`;
};
