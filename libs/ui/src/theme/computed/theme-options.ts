import { shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import '../augment';
import { darkPalette, lightPalette } from '../tokens';
import { typography } from '../typography';

/**
 * The options for Material UI's extendTheme: one theme whose colors are CSS variables, so that setting `data-theme` on
 * the document root switches the color scheme.
 * Breakpoints: phone below sm (768), tablet below lg (1100), the bottom bar below md (900).
 */
export const themeOptions = {
  colorSchemeSelector: 'data-theme',
  cssVarPrefix: 'wf',
  // No component uses the variables for the `font` shorthand.
  shouldSkipGeneratingVar: (keys: string[]) => keys[0] === 'font' || shouldSkipGeneratingVar(keys),
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light' as const,
  spacing: 4,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 768, md: 900, lg: 1100, xl: 1440 } },
  typography,
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  motion: { reducedMotion: 'system' as const },
};
