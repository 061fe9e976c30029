import type { Components, Theme } from '@mui/material/styles';
import { motion, radii } from './tokens';

/** Theme overrides of inputs: a plain box of 50 px, a tinted ring when focused, a 2 px border when invalid. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 50,
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        transition: `box-shadow ${motion.fast} ${motion.ease}`,
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.tint}` },
        '&.Mui-focused.Mui-error': { boxShadow: `0 0 0 3px ${theme.vars.palette.error.tint}` },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.MuiInputBase-adornedStart': { paddingLeft: 14 },
        '&.MuiInputBase-adornedStart .MuiOutlinedInput-input': { paddingLeft: 2 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 4 },
        '& .MuiInputAdornment-root': { color: theme.vars.palette.text.secondary },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.border.control }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '12px 14px',
        lineHeight: 1.45,
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&.MuiInputBase-inputMultiline': { minHeight: 86, resize: 'vertical' },
        '&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${theme.vars.palette.primary.tint} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { maxHeight: 'none' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '.9375rem',
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        fontSize: '.9rem',
        lineHeight: 1.5,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 550 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: '8px', marginInline: 8 } } },
};
