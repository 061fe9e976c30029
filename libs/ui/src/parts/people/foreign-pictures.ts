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

/** The home page is also drawn when it is built, where there is no address. */
const ownOrigin = (): string => (typeof location === 'undefined' ? 'https://own.invalid' : location.origin);

/** As browsers read addresses: '\\\\elsewhere' and ' //elsewhere' are those of another website, too. */
const isForeign = (src: string): boolean => {
  try {
    const { protocol, origin } = new URL(src, ownOrigin());
    return protocol.startsWith('http') && origin !== ownOrigin();
  } catch {
    return true;
  }
};

/** A picture's address if it may be loaded; undefined for one of another website where these are not loaded. */
export const useAllowedPicture = (src: string | null | undefined): string | undefined => {
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(ATTRIBUTE),
    () => false,
  );
  return src && (isAllowed || !isForeign(src)) ? src : undefined;
};
