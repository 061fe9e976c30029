import type { Components, Theme } from '@mui/material/styles';
import { timing } from '@wayfellow/contracts';
import { motion, radii } from './tokens';

const floating = { boxShadow: 'var(--float)', borderRadius: radii.dialog } as const;

/** Theme overrides of cards, tabs, chips, dialogs, tooltips and skeletons. Only floating surfaces have a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card, overflow: 'visible' } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: { ...floating, borderRadius: radii.card } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(16,24,27,.52)' } } },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...floating, width: '100%', maxWidth: 560, margin: 24 } },
  },
  MuiTabs: {
    defaultProps: { textColor: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 52, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      list: ({ theme }) => ({ gap: 34, [theme.breakpoints.down('sm')]: { gap: 24 } }),
      indicator: ({ theme }) => ({
        height: 3,
        borderRadius: '3px 3px 0 0',
        backgroundColor: theme.vars.palette.primary.main,
        transitionDuration: motion.fast,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        minWidth: 44,
        maxWidth: 'none',
        padding: '0 2px',
        gap: 8,
        flexDirection: 'row',
        fontWeight: 550,
        color: theme.vars.palette.text.secondary,
        opacity: 1,
        '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: 650 },
      }),
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 28,
        borderRadius: radii.pill,
        fontSize: '.8125rem',
        fontWeight: 550,
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.primary,
      }),
      label: { paddingInline: 11 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      rounded: { borderRadius: 8 },
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.skeleton.base,
        '&::after': {
          background: `linear-gradient(90deg,transparent,${theme.vars.palette.skeleton.shine},transparent)`,
        },
      }),
    },
  },
  MuiTooltip: {
    // Material UI skips the delay of the next tooltip until `leaveDelay` plus 800 ms after the previous one closed.
    defaultProps: { enterDelay: timing.tooltipOpenMs, leaveDelay: timing.tooltipSkipMs - 800 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '.8125rem',
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
