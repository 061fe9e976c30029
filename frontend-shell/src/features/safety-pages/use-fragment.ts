import { useEffect } from 'react';
import { useLocation } from '@wayfellow/router';

/** Moves focus and view to the section that the URL's fragment names, once the page is shown. */
export const useFragment = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    // After the frame has moved the view to the top of the new page.
    const timer = setTimeout(() => {
      const section = hash ? document.getElementById(hash.slice(1)) : null;
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [hash]);
};
