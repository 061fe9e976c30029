import { private_createTypography as createTypography } from '@mui/material/styles';
import { theme } from './theme';

/**
 * The theme as Material UI's ThemeProvider hands it down where colors are CSS variables. Its provider also keeps the
 * mode, in several kB; the one rule of that is theme-preference's.
 */
export const providedTheme = {
  ...theme,
  typography: createTypography(theme.palette as never, theme.typography as never),
  vars: theme.generateThemeVars(),
  spacing: theme.generateSpacing(),
};
