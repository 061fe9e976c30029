import { Suspense, lazy, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CardBoundary, CountBadge, Icon } from '@wayfellow/ui';
import { useSession, useUnreadNotifications } from '@wayfellow/web';

const Panel = lazy(async () => ({ default: (await import('./notification-panel')).NotificationPanel }));

const Count = styled(CountBadge)(({ theme }) => ({
  position: 'absolute',
  top: 3,
  right: 2,
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  fontSize: '.6875rem',
  lineHeight: '18px',
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
}));

/** The header's button with the number of unread notifications. Their list is loaded when it is first opened. */
export const Bell = () => {
  const { user } = useSession();
  // The next user begins with a list that is closed.
  return user && <OwnBell key={user.id} />;
};

const OwnBell = () => {
  const unread = useUnreadNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = unread?.count ?? 0;
  return (
    <>
      <IconButton
        aria-label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        color="inherit"
        sx={{ position: 'relative' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="bell" />
        <Count count={count} />
      </IconButton>
      {anchor && (
        <CardBoundary>
          <Suspense fallback={null}>
            <Panel
              anchor={anchor}
              hasUnread={count > 0}
              zone={unread?.zone}
              onClose={() => setAnchor(null)}
            />
          </Suspense>
        </CardBoundary>
      )}
    </>
  );
};
