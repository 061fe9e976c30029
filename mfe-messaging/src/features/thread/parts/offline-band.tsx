import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { timing } from '@wayfellow/contracts';
import { Icon } from '@wayfellow/ui';
import { liveChannel } from '@wayfellow/web';
import type { Outbox } from '../outbox/outbox';

const Band = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 32px',
  backgroundColor: theme.vars.palette.warning.tint,
  color: theme.vars.palette.warning.main,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  fontWeight: 550,
  '& button': {
    marginLeft: 'auto',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
  [theme.breakpoints.down('sm')]: { padding: '6px 8px 6px 16px' },
}));

/** Explains the offline state, delayed until after the first attempt to reconnect so that short drops go unnoticed. */
export const OfflineBand = ({ outbox }: { outbox: Outbox }) => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), timing.reconnectDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const retry = () => {
    liveChannel.reconnect();
    outbox.sendNow();
  };
  return (
    isDue && (
      <Band role="status">
        <Icon name="offline" />
        <span>You’re offline. What you write is kept and sent when the connection is back.</span>
        <Button variant="text" size="small" onClick={retry}>
          Retry
        </Button>
      </Band>
    )
  );
};
