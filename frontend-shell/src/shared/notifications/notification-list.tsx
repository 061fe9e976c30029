import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { NotificationView } from '@wayfellow/contracts';
import { FailureNote, ShowMore } from '@wayfellow/ui';
import type { PagedList } from '@wayfellow/web';
import { NotificationLine } from './notification-line';
import { isToday, notificationText } from './notification-texts';

interface Props {
  list: PagedList<NotificationView>;
  /** Offers what is older; otherwise there is a link to all. */
  isWhole?: boolean;
  onFollow?: () => void;
}

/** The user's notifications, the latest first, or why there are none. */
export const NotificationList = ({ list, isWhole, onFollow }: Props) => {
  const { items, isFailed, retry } = list;
  if (!items)
    return isFailed ? (
      <FailureNote
        title="Your notifications could not be loaded."
        text="Check your connection and try again."
        onRetry={retry}
      />
    ) : (
      <Skeleton height={84} sx={{ mx: 6 }} />
    );
  if (items.length === 0)
    return (
      <Typography sx={{ p: '8px 22px 16px' }}>
        Nothing new. When somebody asks to travel with you, it shows up here.
      </Typography>
    );
  const lines = <Lines items={items} level={isWhole ? 'h2' : 'h3'} onFollow={onFollow} />;
  return isWhole ? (
    <ShowMore label="Show earlier ones" list={list}>
      {lines}
    </ShowMore>
  ) : (
    lines
  );
};

interface LinesProps {
  items: readonly NotificationView[];
  /** Of the headings. */
  level: 'h2' | 'h3';
  onFollow?: () => void;
}

/** One list, as `ShowMore` needs it; the first line of each part bears its heading. */
const Lines = ({ items, level, onFollow }: LinesProps) => {
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
          level={level}
          onFollow={onFollow}
        />
      ))}
    </Box>
  );
};
