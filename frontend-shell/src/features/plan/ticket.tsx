import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Paper = styled('article')(({ theme }) => {
  const line = theme.vars.palette.divider;
  const hole = {
    content: '""',
    position: 'absolute',
    top: -12,
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: `1px solid ${line}`,
    backgroundColor: theme.vars.palette.background.default,
  } as const;
  return {
    border: `1px solid ${line}`,
    borderRadius: 20,
    backgroundColor: theme.vars.palette.background.paper,
    '& > .main': { padding: '30px 32px 26px' },
    '& > .stub': { position: 'relative', padding: '24px 32px 28px', borderTop: `2px dashed ${line}` },
    '& > .stub::before': { ...hole, left: -12, clipPath: 'inset(-1px -1px -1px 11px)' },
    '& > .stub::after': { ...hole, right: -12, clipPath: 'inset(-1px 11px -1px -1px)' },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 28px', margin: 0 },
    '& dt': { fontSize: '.8125rem', fontWeight: 650, color: theme.vars.palette.text.secondary },
    '& dd': {
      margin: '0 0 12px',
      fontFamily: theme.typography.h4.fontFamily,
      fontSize: '1.35rem',
      fontWeight: 580,
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
    },
    [theme.breakpoints.down('sm')]: {
      '& > .main': { padding: '22px 20px 18px' },
      '& > .stub': { padding: '20px 20px 22px' },
    },
  };
});

/** A ticket of two parts, torn along dots. */
export const Ticket = ({ children, stub }: { children: ReactNode; stub: ReactNode }) => (
  <Paper>
    <div className="main">{children}</div>
    <div className="stub">{stub}</div>
  </Paper>
);
