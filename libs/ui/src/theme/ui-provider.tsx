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
  /** The page's script and style nonce, for the style tags written at run time. */
  nonce?: string;
}

// The provider reads the default props out of a theme's components, which its type doesn't say.
const defaultProps = providedTheme.components as never;

/** Gives everything below it the look. One a page, around all. */
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
