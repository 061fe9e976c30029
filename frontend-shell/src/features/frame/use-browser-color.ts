import { useEffect } from 'react';

const apply = () => {
  const paper = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
};

/** Gives the browser's own bars the color of the page, whichever theme it has. */
export const useBrowserColor = (): void => {
  useEffect(() => {
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
};
