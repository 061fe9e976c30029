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
