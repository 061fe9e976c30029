import { createTransitions } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import createSystemTheme from '@mui/system/createTheme';
import { createGetColorSchemeSelector } from '@mui/system/cssVars';
import { createUnarySpacing } from '@mui/system/spacing';
import { buttons } from './controls';
import { inputs } from './inputs';
import { surfaces } from './surfaces';
import { themeData, themeSettings } from './computed/theme-data.build';

const { breakpoints, colorSchemeSelector, cssVarPrefix, spacing } = themeSettings;
const { fontSize, htmlFontSize } = themeData.typography;

/** The tree with each leaf replaced by a reference to its CSS variable. */
const references = (tree: object, name: string): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value ? references(value, `${name}-${key}`) : `var(${name}-${key})`,
    ]),
  );

const { mode: _mode, contrastThreshold: _threshold, tonalOffset: _offset, ...colors } = themeData.palette;
const vars = { ...themeData.vars, palette: references(colors, `--${cssVarPrefix}-palette`) };

/**
 * The theme as Material UI's ThemeProvider would provide it: the data computed at build time, plus the functions that
 * components call. What no component uses when colors are CSS variables is left out; see `neverRead` in the test.
 */
export const providedTheme = {
  ...createSystemTheme({
    ...themeData,
    vars,
    breakpoints,
    spacing: createSpacing(spacing, createUnarySpacing({ vars } as never)),
    components: { ...buttons, ...inputs, ...surfaces },
  } as never),
  typography: {
    ...themeData.typography,
    pxToRem: (pixels: number) => `${(pixels / htmlFontSize) * (fontSize / 14)}rem`,
  },
  transitions: createTransitions({}),
  alpha: (color: string, opacity: number | string) =>
    `rgba(${color.replace(/^var\((.*)\)$/, 'var($1Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
  // Components only check that both schemes exist.
  colorSchemes: { light: {}, dark: {} },
  getColorSchemeSelector: createGetColorSchemeSelector(colorSchemeSelector),
} as unknown as Theme;
