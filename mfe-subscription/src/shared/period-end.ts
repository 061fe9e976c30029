const MS_PER_SECOND = 1_000;

/** 'November 21, 2026' of Unix seconds, as days are where the reader is; 'Unknown' where there is none. */
export const periodEndText = (unixSeconds: number | null | undefined): string =>
  unixSeconds
    ? new Date(unixSeconds * MS_PER_SECOND).toLocaleDateString('en-US', {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      })
    : 'Unknown';
