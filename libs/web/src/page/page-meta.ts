import { useEffect } from 'react';
import { PRODUCT_NAME } from '@wayfellow/contracts';

/** Sets the page's title ('{title} | Wayfellow') and meta description while the screen is shown. */
export const usePageMeta = ({ title, description }: { title: string; description: string }): void => {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
};
