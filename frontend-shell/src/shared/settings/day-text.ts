/** A day as people write it: 'December 6, 2026'. */
export const dayText = (moment: string | Date): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
