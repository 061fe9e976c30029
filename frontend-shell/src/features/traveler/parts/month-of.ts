/** 'March 2025' for a day or a moment in it, in UTC. */
export const monthOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
