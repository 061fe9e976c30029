import { matchPath, useLocation } from '@wayfellow/router';
import type { NavEntry } from './nav-entries';

/** How an entry stands to the open screen, as aria-current says it: its own page, or the section the screen lies in. */
export const useCurrent = () => {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath({ path, end: false }, pathname) !== null;
  return ({ to, section }: NavEntry): 'page' | 'true' | undefined => {
    if (isAt(to)) return 'page';
    return section && isAt(section) ? 'true' : undefined;
  };
};
