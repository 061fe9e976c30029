import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles';
import { providedTheme } from './provided-theme';
import { useAppliedTheme } from './theme-preference';

interface UiProviderProps {
  children: ReactNode;
  /** The page's CSP nonce, for style tags written at run time. */
  nonce?: string;
}

// The provider reads `defaultProps` of each component's overrides, which its type does not express.
const defaultProps = providedTheme.components as never;

/** Provides the theme and the global styles. Used once per page, around everything else. */
export const UiProvider = ({ children, nonce }: UiProviderProps) => {
  const [cache] = useState(() => createCache({ key: 'css', nonce, prepend: true }));
  useAppliedTheme();
  return (
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={providedTheme}>
        <DefaultPropsProvider value={defaultProps}>
          <CssBaseline />
          <GlobalStyles />
          {children}
        </DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
};
