import type { Components, Theme } from '@mui/material/styles';
import { motion, radii } from './tokens';

const off = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.background.sand,
  color: theme.vars.palette.text.secondary,
  borderColor: theme.vars.palette.divider,
  boxShadow: 'none',
});

/** Theme overrides of buttons and links: no ripple, no shadow, no capitals. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        minHeight: 48,
        minWidth: 44,
        padding: '4px 22px',
        border: '1px solid transparent',
        borderRadius: radii.control,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.primary,
        transition: `background-color ${motion.fast} ${motion.ease},border-color ${motion.fast}`,
        '&.MuiButton-sizeSmall': { minHeight: 44, padding: '4px 16px', fontSize: '.9375rem' },
        '&.MuiButton-fullWidth': { whiteSpace: 'normal' },
        '&.Mui-disabled, &&:disabled': off(theme),
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.border.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
      }),
      text: ({ theme }) => ({
        padding: '4px 14px',
        '&:hover': { backgroundColor: theme.vars.palette.background.sand },
      }),
    },
    variants: [
      ...(['primary', 'secondary', 'error', 'success'] as const).map((color) => ({
        props: { variant: 'contained' as const, color },
        style: ({ theme }: { theme: Theme }) => ({
          backgroundColor: theme.vars.palette[color].main,
          color: theme.vars.palette[color].contrastText,
          '&:hover': { backgroundColor: theme.vars.palette[color].dark },
        }),
      })),
      {
        props: { variant: 'outlined', color: 'error' },
        style: ({ theme }) => ({
          color: theme.vars.palette.error.main,
          borderColor: theme.vars.palette.error.main,
          backgroundColor: 'transparent',
          '&:hover': {
            backgroundColor: theme.vars.palette.error.tint,
            borderColor: theme.vars.palette.error.main,
          },
        }),
      },
      {
        props: { variant: 'tint' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.primary.tint,
          color: theme.vars.palette.primary.main,
          '&:hover': {
            backgroundColor: theme.vars.palette.primary.tint,
            borderColor: theme.vars.palette.primary.main,
          },
        }),
      },
      {
        props: { variant: 'ink' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
          '&:hover': { backgroundColor: theme.vars.palette.text.primary, opacity: 0.9 },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: radii.control,
        color: 'inherit',
        '&:hover': { backgroundColor: theme.vars.palette.background.sand },
        '&.Mui-disabled, &:disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        fontWeight: 600,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '1px',
        textUnderlineOffset: '4px',
        '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: '2px' },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { gap: 8, flexWrap: 'nowrap' },
      grouped: ({ theme }) => ({
        '&&': { borderRadius: radii.pill, border: `1px solid ${theme.vars.palette.divider}`, margin: 0 },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: '4px 18px',
        borderRadius: radii.pill,
        fontSize: '.9375rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.background.sand },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
      }),
    },
  },
};
