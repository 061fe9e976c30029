import { useEffect, useId } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { endpoints, zoneHere } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { useApiMutation, usePagedList } from '@wayfellow/web';
import { NotificationList } from '../../../shared/notifications/notification-list';
import { ReadAllButton } from '../../../shared/notifications/read-all-button';

interface Props {
  anchor: HTMLElement;
  hasUnread: boolean;
  /** The time zone that emails follow; null if none is known, undefined while loading. */
  zone: string | null | undefined;
  onClose: () => void;
}

/** Below the bell; on phones the whole screen. */
const paper = {
  className: 'panel',
  sx: (theme: Theme) => ({
    display: 'flex',
    flexDirection: 'column',
    width: 420,
    maxHeight: 'calc(100vh - 104px)',
    borderRadius: '20px',
    boxShadow: 'var(--float)',
    // At the end of the page's column, wherever the bell is.
    [theme.breakpoints.up('sm')]: {
      left: 'auto !important',
      right: 'max(24px, calc(50vw - 600px))',
      marginTop: 12,
    },
    [theme.breakpoints.down('sm')]: {
      inset: '0 !important',
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
    },
  }),
} as const;

/** The user's latest notifications, and the way to all of them. */
export const NotificationPanel = ({ anchor, hasUnread, zone, onClose }: Props) => {
  const titleId = useId();
  useKeptZone(zone);
  const list = usePagedList(endpoints.notifications.list, {});
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...paper, role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', p: '16px 12px 10px 22px' }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          Notifications
        </Typography>
        <ReadAllButton latest={list.items?.[0]} hasUnread={hasUnread} />
        <IconButton aria-label="Close" color="inherit" onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box tabIndex={-1} sx={{ flex: 1, overflow: 'auto', minHeight: 120, pb: 4 }}>
        <NotificationList list={list} onFollow={onClose} />
      </Box>
      <Box
        component="footer"
        sx={{
          flex: 'none',
          display: 'flex',
          justifyContent: 'space-between',
          px: 5.5,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <TextLink standalone component={Link} to="/notifications" onClick={onClose}>
          See all
        </TextLink>
        <TextLink standalone component={Link} to="/account?part=notifications" onClick={onClose}>
          Settings
        </TextLink>
      </Box>
    </Popover>
  );
};

/** Tells the browser's time zone where it is another than emails follow. Nothing is said if that fails: the next time will do. */
const useKeptZone = (known: string | null | undefined) => {
  const { mutate } = useApiMutation(endpoints.notifications.keepZone);
  const here = zoneHere();
  useEffect(() => {
    if (known !== undefined && known !== here) mutate({ body: { zone: here } });
  }, [known, here, mutate]);
};
