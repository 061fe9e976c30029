import { styled } from '@mui/material/styles';

/** CountTabs with a link at the end of their line: an icon, and its text in an element of class `words`, which phones hide. */
export const TabRow = styled('div')(({ theme }) => ({
  display: 'flex',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiTabs-root': { flex: 1, minWidth: 0, borderBottom: 0 },
  '& > a': {
    position: 'relative',
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    padding: '0 2px',
    fontSize: '.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('sm')]: { justifyContent: 'center', width: 44, marginRight: -10 },
  },
  '& > a:hover, & > a[aria-current]': { color: theme.vars.palette.text.primary },
  '& > a[aria-current]': { fontWeight: 650 },
  '& > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .words': {
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));
