import { useEffect, useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { type NotificationView, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { FailureNote, Icon, ShowMore, TextLink } from '@wayfellow/ui';
import { toast, useApiMutation, usePagedList } from '@wayfellow/web';
import { NotificationLine } from './notification-line';
import { isToday, notificationText } from './notification-texts';

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
    [theme.breakpoints.up('sm')]: { marginTop: 12 },
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

/** The user's notifications, the latest first. */
export const NotificationPanel = ({ anchor, hasUnread, zone, onClose }: Props) => {
  const titleId = useId();
  useKeptZone(zone);
  const list = usePagedList(endpoints.notifications.list, {});
  const readAll = useApiMutation(endpoints.notifications.read, {
    onError: () => toast(notices.notificationsNotRead),
  });
  const latest = list.items?.[0];
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
        <Button
          size="small"
          disabled={!hasUnread || !latest || readAll.isPending}
          onClick={() => latest && readAll.mutate({ body: { upToId: latest.id } })}
        >
          Mark all as read
        </Button>
        <IconButton aria-label="Close" color="inherit" onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box tabIndex={-1} sx={{ flex: 1, overflow: 'auto', minHeight: 120, pb: 4 }}>
        {list.isFailed && (
          <FailureNote
            title="Your notifications could not be loaded."
            text="Check your connection and try again."
            onRetry={list.retry}
          />
        )}
        {!list.items && !list.isFailed && <Skeleton height={84} sx={{ mx: 6 }} />}
        {list.items?.length === 0 && (
          <Typography sx={{ p: '8px 22px 16px' }}>
            Nothing new. When somebody asks to travel with you, it shows up here.
          </Typography>
        )}
        {list.items && list.items.length > 0 && (
          <ShowMore label="Show more" list={list}>
            <Lines items={list.items} onFollow={onClose} />
          </ShowMore>
        )}
      </Box>
      <Box
        component="footer"
        sx={{
          flex: 'none',
          display: 'flex',
          justifyContent: 'flex-end',
          px: 5.5,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
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
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  useEffect(() => {
    if (known !== undefined && known !== here) mutate({ body: { zone: here } });
  }, [known, here, mutate]);
};

interface LinesProps {
  items: readonly NotificationView[];
  onFollow: () => void;
}

/** One list, as `ShowMore` needs it; the first line of each part bears its heading. */
const Lines = ({ items, onFollow }: LinesProps) => {
  const lines = items.flatMap((notification) => {
    const text = notificationText(notification);
    return text ? [{ notification, text, isToday: isToday(notification.createdAt) }] : [];
  });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ notification, text, isToday: today }, at) => (
        <NotificationLine
          key={notification.id}
          notification={notification}
          text={text}
          heading={lines[at - 1]?.isToday === today ? undefined : today ? 'Today' : 'Earlier'}
          onFollow={onFollow}
        />
      ))}
    </Box>
  );
};
