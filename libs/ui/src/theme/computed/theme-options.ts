import { shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import '../augment';
import { darkPalette, lightPalette } from '../tokens';
import { typography } from '../typography';

/**
 * The look of the product, as Material UI's extendTheme takes it: one theme whose colors are CSS variables, so that
 * the scheme changes by `data-theme` on the document root alone.
 * Breakpoints: phone below sm (768), tablet below lg (1100), the bottom bar below md (900).
 */
export const themeOptions = {
  colorSchemeSelector: 'data-theme',
  cssVarPrefix: 'wf',
  // No component reads a font as one variable.
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
