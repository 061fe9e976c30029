import { useEffect, useState } from 'react';

/** How long screen readers may take to notice what was added. */
const NOTICED_AFTER_MS = 1_000;

/**
 * Whether a log is not to announce what is added: while older messages load, and when they come, which would be read as new ones.
 * `first` is the oldest message that is loaded.
 */
export const useIsQuiet = (isLoading: boolean, first: number | undefined): boolean => {
  const [known, setKnown] = useState(first);
  const [isQuiet, setIsQuiet] = useState(isLoading);
  if (first !== known) setKnown(first);
  if (!isQuiet && (isLoading || (first !== known && known !== undefined))) setIsQuiet(true);
  useEffect(() => {
    if (isLoading || !isQuiet) return;
    const timer = setTimeout(() => setIsQuiet(false), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isQuiet, first]);
  return isQuiet;
};
