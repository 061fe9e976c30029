import { useEffect } from 'react';
import { PRODUCT_NAME } from '@wayfellow/contracts';

/** Sets the page's title ('{title} | Wayfellow') and meta description while the screen is shown. */
export const usePageMeta = ({ title, description }: { title: string; description: string }): void => {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
};

const privateMeta = { robots: 'noindex', referrer: 'no-referrer' } as const;

/** Keeps a page that only people with its link should see out of search engines, and its address from other websites. */
export const usePrivatePage = (): void => {
  useEffect(() => {
    const tags = Object.entries(privateMeta).map(([name, content]) => {
      const tag = document.createElement('meta');
      Object.assign(tag, { name, content });
      document.head.append(tag);
      return tag;
    });
    return () => tags.forEach((tag) => tag.remove());
  }, []);
};
