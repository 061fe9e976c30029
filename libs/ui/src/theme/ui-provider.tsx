import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles';
import { theme } from './theme';
import { useAppliedTheme } from './theme-preference';

interface UiProviderProps {
  children: ReactNode;
  /** The page's script and style nonce, for the style tags written at run time. */
  nonce?: string;
}

/** Gives everything below it the look. One a page, around all. */
export const UiProvider = ({ children, nonce }: UiProviderProps) => {
  const [cache] = useState(() => createCache({ key: 'css', nonce, prepend: true }));
  useAppliedTheme();
  // MUI's own keeping of the mode is off: theme-preference holds the one rule.
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null as never} defaultMode="light">
        <CssBaseline />
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
