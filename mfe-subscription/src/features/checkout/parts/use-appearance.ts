import { useMemo } from 'react';
import type { Appearance } from '@stripe/stripe-js';
import { type Theme, useTheme } from '@mui/material/styles';
import { darkPalette, lightPalette, radii } from '@wayfellow/ui';
import { useScheme } from './use-scheme';

const appearanceOf = (theme: Theme, scheme: 'light' | 'dark'): Appearance => {
  const palette = scheme === 'dark' ? darkPalette : lightPalette;
  return {
    theme: scheme === 'dark' ? 'night' : 'flat',
    labels: 'above',
    variables: {
      fontFamily: String(theme.typography.fontFamily),
      fontSizeBase: '16px',
      borderRadius: radii.control,
      colorPrimary: palette.primary.main,
      colorBackground: palette.background.paper,
      colorText: palette.text.primary,
      colorTextSecondary: palette.text.secondary,
      colorTextPlaceholder: palette.text.secondary,
      colorDanger: palette.error.main,
      gridRowSpacing: '18px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Label': { fontSize: '15px', fontWeight: '600', color: palette.text.primary, marginBottom: '6px' },
      '.Input': {
        padding: '13px 14px',
        border: `1px solid ${palette.border.control}`,
        boxShadow: 'none',
      },
      '.Input:focus': {
        border: `1px solid ${palette.primary.main}`,
        boxShadow: `0 0 0 3px ${palette.primary.tint}`,
        outline: 'none',
      },
      '.Input--invalid': { border: `1px solid ${palette.error.main}`, boxShadow: 'none' },
      '.Error': { fontSize: '14.4px', color: palette.error.main },
    },
  };
};

/** The appearance of Stripe's fields, in the current color scheme. */
export const useAppearance = (): Appearance => {
  const theme = useTheme();
  const scheme = useScheme();
  return useMemo(() => appearanceOf(theme, scheme), [theme, scheme]);
};
