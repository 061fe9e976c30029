const MS_PER_SECOND = 1_000;

/** 'November 21, 2026' for Unix seconds, in the user's time zone; 'Unknown' if absent. */
export const periodEndText = (unixSeconds: number | null | undefined): string =>
  unixSeconds
    ? new Date(unixSeconds * MS_PER_SECOND).toLocaleDateString('en-US', {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      })
    : 'Unknown';
