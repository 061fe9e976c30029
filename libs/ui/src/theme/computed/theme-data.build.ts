import { private_createTypography as createTypography } from '@mui/material/styles';
import { completeTheme } from './complete-theme';
import { themeOptions } from './theme-options';

const { palette, typography, shadows, motion, mixins, zIndex, opacity, overlays, direction, shape } =
  completeTheme;
const { palette: _references, ...vars } = completeTheme.generateThemeVars();

/** The serializable part of the theme, under Material UI's names, without the CSS variables of the palette. */
export const themeData = {
  palette,
  vars,
  typography: createTypography(palette as never, typography as never),
  shadows,
  motion,
  mixins,
  zIndex,
  opacity,
  overlays,
  direction,
  shape,
};

const { breakpoints, colorSchemeSelector, cssVarPrefix, spacing } = themeOptions;

/** What the theme's functions are made with. */
export const themeSettings = { breakpoints, colorSchemeSelector, cssVarPrefix, spacing };
