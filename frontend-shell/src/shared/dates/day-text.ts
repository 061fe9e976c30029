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

/** The whole date, as where something is promised or decided: 'December 6, 2026'. */
export const longDayText = (moment: string | Date): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
