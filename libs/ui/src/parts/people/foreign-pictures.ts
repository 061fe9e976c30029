import { useSyncExternalStore } from 'react';

/** In the document rather than in a context, since each frontend of a page has its own copy of this library. */
const ATTRIBUTE = 'data-foreign-pictures';
const CHANGED = 'foreign-pictures';

/**
 * Decides for the whole page whether avatars load pictures of other websites, which learn the viewer's address. Until this is
 * called, none are loaded.
 */
export const allowForeignPictures = (isAllowed: boolean): void => {
  document.documentElement.toggleAttribute(ATTRIBUTE, isAllowed);
  document.dispatchEvent(new Event(CHANGED));
};

const subscribe = (listener: () => void) => {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
};

const isForeign = (src: string): boolean => /^(?:https?:)?\/\//i.test(src);

/** A picture's address if it may be loaded; undefined for one of another website where these are not loaded. */
export const useAllowedPicture = (src: string | null | undefined): string | undefined => {
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(ATTRIBUTE),
    () => false,
  );
  return src && (isAllowed || !isForeign(src)) ? src : undefined;
};
