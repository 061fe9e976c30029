import { createTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import './augment';
import { buttons } from './controls';
import { inputs } from './inputs';
import { surfaces } from './surfaces';
import { darkPalette, lightPalette } from './tokens';
import { typography } from './typography';

/**
 * The look of the product: one MUI theme whose colors are CSS variables, so that the scheme
 * changes by `data-theme` on the document root alone.
 * Breakpoints: phone below sm (768), tablet below lg (1100), the bottom bar below md (900).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'wf' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  spacing: 4,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 768, md: 900, lg: 1100, xl: 1440 } },
  typography,
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  motion: { reducedMotion: 'system' },
  components: { ...buttons, ...inputs, ...surfaces },
});
