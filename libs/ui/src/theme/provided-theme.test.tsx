import { ThemeProvider, useTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { theme } from './theme';
import { UiProvider } from './ui-provider';

/** The theme that reaches a component, with its functions named as such. */
const seenIn = (Provider: React.ComponentType<{ children: React.ReactNode }>) => {
  let seen: Record<string, unknown> = {};
  const See = () => {
    seen = useTheme() as unknown as Record<string, unknown>;
    return null;
  };
  render(<Provider>{<See />}</Provider>);
  return JSON.parse(
    JSON.stringify(seen, (_, value: unknown) => (typeof value === 'function' ? 'a function' : value)),
  ) as Record<string, unknown>;
};

const OwnProvider = ({ children }: { children: React.ReactNode }) => (
  <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null as never} defaultMode="light">
    {children}
  </ThemeProvider>
);

test("components see the theme that Material UI's own provider would give them", () => {
  // Overlays are what elevated surfaces would have in the dark; without any, the form of their list says nothing.
  const { overlays: ours, ...given } = seenIn(UiProvider);
  const { overlays: theirs, ...expected } = seenIn(OwnProvider);
  expect(given).toEqual(expected);
  expect([Object.keys(ours as object), Object.keys(theirs as object)]).toEqual([[], []]);
});
