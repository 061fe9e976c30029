import { useEffect } from 'react';

const apply = () => {
  const paper = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
};

/** Sets the browser's UI color (theme-color) to the page's background in the current theme. */
export const useBrowserColor = (): void => {
  useEffect(() => {
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
};
