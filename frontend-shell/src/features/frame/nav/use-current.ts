import { matchPath, useLocation } from '@wayfellow/router';
import type { NavEntry } from './nav-entries';

/** The `aria-current` of an entry: its own page is open, or a screen of its sections. */
export const useCurrent = () => {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath({ path, end: false }, pathname) !== null;
  return ({ to, sections }: NavEntry): 'page' | 'true' | undefined => {
    if (isAt(to)) return 'page';
    return sections?.some(isAt) ? 'true' : undefined;
  };
};
