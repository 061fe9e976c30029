import { private_createTypography as createTypography } from '@mui/material/styles';
import { completeTheme } from './complete-theme';

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
