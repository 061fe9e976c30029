import { ThemeProvider, extendTheme, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { themeOptions } from './computed/theme-options';
import { providedTheme } from './provided-theme';
import { UiProvider } from './ui-provider';

const complete = extendTheme({ ...themeOptions, components: providedTheme.components });

/** Keys that no component reads when colors are CSS variables: they create the variables or change color values. */
const neverRead = new Set([
  ...['cssVarPrefix', 'colorSchemeSelector', 'rootSelector', 'getCssVar', 'font', 'shouldSkipGeneratingVar'],
  ...['defaultColorScheme', 'colorSchemes', 'generateThemeVars', 'generateStyleSheets', 'generateSpacing'],
  ...['lighten', 'darken', 'toRuntimeSource', 'getContrastText', 'augmentColor'],
  // Colors that only the dark scheme has.
  ...['darkBg', 'darkColor', 'icon'],
]);

/** The theme that reaches a component below the provider. */
const themeIn = (Provider: React.ComponentType<{ children: React.ReactNode }>): Theme => {
  let seen!: Theme;
  const See = () => {
    seen = useTheme();
    return null;
  };
  render(<Provider>{<See />}</Provider>);
  return seen;
};

const OwnProvider = ({ children }: { children: React.ReactNode }) => (
  <ThemeProvider theme={complete} storageManager={null} colorSchemeNode={null as never} defaultMode="light">
    {children}
  </ThemeProvider>
);

/** The theme as plain data, with functions replaced by a marker. */
const contentOf = (theme: Theme) => {
  const json = JSON.stringify(theme, (key, value: unknown) => {
    if (neverRead.has(key)) return undefined;
    return typeof value === 'function' ? 'a function' : value;
  });
  return JSON.parse(json) as Record<string, unknown>;
};

test("components see the theme that Material UI's own provider would give them", () => {
  // Overlays lighten elevated surfaces in the dark scheme. There are none, and an empty list may be an array or an object.
  const { overlays: ours, ...given } = contentOf(themeIn(UiProvider));
  const { overlays: theirs, ...expected } = contentOf(themeIn(OwnProvider));
  expect(given).toEqual(expected);
  expect([Object.keys(ours as object), Object.keys(theirs as object)]).toEqual([[], []]);
});

const calls: Record<string, (theme: Theme) => unknown> = {
  'a color with some opacity': (theme) => theme.alpha(theme.vars.palette.primary.main, 0.1),
  'a color with a reckoned opacity': (theme) =>
    theme.alpha(theme.vars.palette.text.primary, 'var(--a) + 0.04'),
  spacing: (theme) => theme.spacing(2, 'auto'),
  'a font size': (theme) => theme.typography.pxToRem(18),
  'a transition': (theme) => theme.transitions.create(['opacity', 'color'], { duration: 100 }),
  'a breakpoint': (theme) => theme.breakpoints.down('md'),
  'styles of the dark scheme': (theme) => theme.applyStyles('dark', { color: 'red' }),
  'a container query': (theme) => theme.containerQueries.up('sm'),
  'the sx shorthand': (theme) => theme.unstable_sx({ p: 2, color: 'primary.main' }),
};

it.each(Object.entries(calls))('answers %s as the complete theme does', (_, call) => {
  expect(call(themeIn(UiProvider))).toEqual(call(themeIn(OwnProvider)));
});
