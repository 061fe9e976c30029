import { type IconName, type ThemePreference, useThemePreference } from '@wayfellow/ui';

/** The icon and label of each theme preference. */
export const themeLooks: Record<ThemePreference, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'system' },
};

/** The icon and label of the current theme preference. */
export const useThemeLook = () => themeLooks[useThemePreference().preference];
