import { styled } from '@mui/material/styles';

const State = styled('span', { shouldForwardProp: (prop) => prop !== 'live' })<{ live: boolean }>(
  ({ theme, live }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    fontSize: '.9rem',
    fontWeight: 600,
    color: theme.vars.palette[live ? 'success' : 'warning'].main,
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: '50%',
      ...(live ? { background: 'currentColor' } : { boxShadow: 'inset 0 0 0 2px currentColor' }),
    },
  }),
);

/** 'Live' with a filled dot, 'Offline' with a ring, so that the state is not shown by color alone. */
export const ConnectionDot = ({ isLive }: { isLive: boolean }) => (
  <State live={isLive} role="status">
    {isLive ? 'Live' : 'Offline'}
  </State>
);
