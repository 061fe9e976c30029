import { useEffect, useSyncExternalStore } from 'react';
import { schemeOf, systemDarkQuery, themeStorageKey } from '../../theme-boot.mjs';

export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const listeners = new Set<() => void>();
// Fallback for this page when the browser forbids storage.
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
    // Storage is forbidden, as in private browsing: the choice lasts as long as the page.
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
 * The user's theme preference, 'light' by default, and its setter.
 * The choice is stored in the browser and takes effect immediately in all tabs.
 */
export const useThemePreference = () => ({
  preference: useSyncExternalStore(subscribe, currentPreference, () => 'light' as const),
  setPreference,
});
