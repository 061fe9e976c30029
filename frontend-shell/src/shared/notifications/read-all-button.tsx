import Button from '@mui/material/Button';
import { type NotificationView, endpoints, notices } from '@wayfellow/contracts';
import { toast, useApiMutation } from '@wayfellow/web';

interface Props {
  /** The latest line that is shown: what comes after it stays unread. */
  latest: NotificationView | undefined;
  hasUnread: boolean;
}

/** Marks everything up to the latest line as read. */
export const ReadAllButton = ({ latest, hasUnread }: Props) => {
  const readAll = useApiMutation(endpoints.notifications.read, {
    onError: () => toast(notices.notificationsNotRead),
  });
  return (
    <Button
      size="small"
      disabled={!hasUnread || !latest || readAll.isPending}
      onClick={() => latest && readAll.mutate({ body: { upToId: latest.id } })}
    >
      Mark all as read
    </Button>
  );
};
