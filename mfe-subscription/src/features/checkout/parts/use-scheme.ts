import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The colour scheme on the screen, for what cannot read our CSS variables: the provider's frame. */
export const useScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (root().dataset.theme === 'dark' ? 'dark' : 'light'));
