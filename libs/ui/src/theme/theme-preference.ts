import { useEffect, useSyncExternalStore } from 'react';
import { schemeOf, systemDarkQuery, themeStorageKey } from '../../theme-boot.mjs';

export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const listeners = new Set<() => void>();
// Holds the choice for this page alone when the browser keeps nothing.
let unstored: string | null = null;

const stored = (): string | null => {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return unstored;
  }
};

const currentPreference = (): ThemePreference =>
  themePreferences.find((preference) => preference === stored()) ?? 'light';

const apply = () => {
  const system = typeof matchMedia === 'function' && matchMedia(systemDarkQuery).matches;
  document.documentElement.dataset.theme = schemeOf(currentPreference(), system);
};

const changed = () => {
  apply();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setPreference = (preference: ThemePreference) => {
  unstored = preference;
  try {
    localStorage.setItem(themeStorageKey, preference);
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
  changed();
};

/** Applies the stored theme and follows other tabs and the system. Mounted once, by UiProvider. */
export const useAppliedTheme = () => {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === themeStorageKey || event.key === null) changed();
    };
    const system = typeof matchMedia === 'function' ? matchMedia(systemDarkQuery) : undefined;
    apply();
    window.addEventListener('storage', onStorage);
    system?.addEventListener('change', apply);
    return () => {
      window.removeEventListener('storage', onStorage);
      system?.removeEventListener('change', apply);
    };
  }, []);
};

/**
 * The theme a person chose, 'light' unless they chose another, and how to change it.
 * The choice is kept in the browser and takes effect at once in all its tabs.
 */
export const useThemePreference = () => ({
  preference: useSyncExternalStore(subscribe, currentPreference, () => 'light' as const),
  setPreference,
});
