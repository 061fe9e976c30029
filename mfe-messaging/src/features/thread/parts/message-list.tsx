import { type ReactNode, type RefObject, useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChatDay, EmptyState, Icon, Spinner, keepFocus } from '@wayfellow/ui';
import { dayLabel } from '../../../shared/times';
import type { ChatMessage } from '../data/chat-source';
import type { Thread } from '../data/thread-cache';
import type { Older } from '../data/use-thread';
import type { Outbox } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/outbox-storage';
import { type Group, daysOf } from './groups';
import { useIsQuiet } from './use-is-quiet';
import { useLogScroll } from './use-log-scroll';
import { useSeen } from './use-seen';
import { WaitingMessages } from './waiting-messages';

const Around = styled('div')({ position: 'relative', flex: 1, minHeight: 0, display: 'flex' });

const Scroll = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // useLogScroll keeps the scroll position; the browser's scroll anchoring would move it twice.
  overflowAnchor: 'none',
  padding: '20px 32px 12px',
  [theme.breakpoints.down('sm')]: { padding: '12px 18px 6px' },
}));

const Content = styled('div')({ marginTop: 'auto' });
const Log = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

/** Positioned absolutely, so that the layout does not shift when it appears. */
const Above = styled('div')({
  position: 'absolute',
  top: 8,
  left: 0,
  right: 0,
  display: 'grid',
  justifyItems: 'center',
});

const Below = styled(Button)({
  position: 'absolute',
  bottom: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  boxShadow: 'var(--float)',
});

/** A conversation as far as it is loaded, with what is on its way. */
export interface Loaded<Message extends ChatMessage> {
  userId: number;
  thread: Thread<Message>;
  older: Older;
  items: readonly OutboxItem[];
  outbox: Outbox;
  isLive: boolean;
  onSeen: (messageId: number) => void;
}

interface Props<Message extends ChatMessage> extends Loaded<Message> {
  /** The log's name, for screen readers. */
  label: string;
  /** In place of messages while there are none. */
  empty: { title: string; text: string };
  /** Above the first message. */
  top?: ReactNode;
  renderGroup: (group: Group<Message>) => ReactNode;
  /** Below the last message: who is typing. */
  foot?: ReactNode;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The messages from the oldest loaded to the unsent ones. */
export const MessageList = <Message extends ChatMessage>({
  userId,
  thread,
  older,
  items,
  outbox,
  isLive,
  onSeen,
  label,
  empty,
  top,
  renderGroup,
  foot,
  scroller,
}: Props<Message>) => {
  const { messages, hasOlder } = thread;
  const days = useMemo(() => daysOf(messages, userId), [messages, userId]);
  const lastOwn = messages.findLast(({ senderId }) => senderId === userId);
  const scroll = useLogScroll({
    ref: scroller,
    first: messages[0]?.id,
    lastOwn: items.at(-1)?.clientId ?? lastOwn?.clientId ?? lastOwn?.id,
    lastTheirs: messages.findLast(({ senderId }) => senderId !== userId)?.id,
    onNearTop: () => hasOlder && !older.isFailed && older.load(),
  });
  useSeen(scroller, messages, onSeen);
  const isQuiet = useIsQuiet(older.isLoading, messages[0]?.id);

  return (
    <Around>
      <Scroll ref={scroller} onScroll={scroll.onScroll} tabIndex={0} role="group" aria-label={label}>
        {messages.length + items.length === 0 && (
          <Content style={{ marginBottom: 'auto' }}>
            <EmptyState drawing="chat" {...empty} />
          </Content>
        )}
        <Content>
          {top}
          <Log
            ref={keepFocus}
            role="log"
            aria-label={label}
            aria-busy={older.isLoading}
            aria-live={isQuiet ? 'off' : undefined}
          >
            {days.map(({ day, groups }) => (
              <Day key={day}>
                <ChatDay>{dayLabel(day)}</ChatDay>
                {groups.map(renderGroup)}
              </Day>
            ))}
            <WaitingMessages items={items} outbox={outbox} isLive={isLive} />
          </Log>
          {foot}
        </Content>
      </Scroll>
      {older.isLoading && (
        <Above>
          <Spinner />
        </Above>
      )}
      {older.isFailed && (
        <Above>
          <Button variant="outlined" size="small" onClick={older.load}>
            Older messages could not be loaded. Retry
          </Button>
        </Above>
      )}
      {scroll.hasNew && (
        <Below variant="contained" size="small" onClick={scroll.toBottom}>
          New messages <Icon name="chevron-down" />
        </Below>
      )}
    </Around>
  );
};

const Day = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });
