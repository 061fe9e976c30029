import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The current color scheme, for Stripe's iframe, which cannot read our CSS variables. */
export const useScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (root().dataset.theme === 'dark' ? 'dark' : 'light'));
