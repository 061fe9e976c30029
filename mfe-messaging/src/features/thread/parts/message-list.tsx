import { useCallback, useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MessageView, SessionUserView, UserView } from '@wayfellow/contracts';
import { ChatDay, EmptyState, Icon, Spinner, TypingDots } from '@wayfellow/ui';
import { dayLabel } from '../../../shared/times';
import { daysOf } from './groups';
import { HintNote } from './hint-note';
import { isBeginning } from '../hints';
import { JustMatched } from './just-matched';
import { MessageGroup } from './message-group';
import type { Messaging } from '../data/messaging';
import type { OutboxItem } from '../outbox/outbox-storage';
import type { Thread } from '../data/thread-cache';
import { useLogScroll } from './use-log-scroll';
import { useSeen } from './use-seen';
import type { useThread } from '../data/use-thread';
import { useHints } from '../data/use-hints';
import { useIsTyping } from '../data/use-typing';
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

const firstNameOf = ({ name }: UserView) => name.trim().split(/\s+/)[0] ?? name;

interface Props {
  user: SessionUserView;
  other: UserView;
  thread: Thread;
  older: ReturnType<typeof useThread>['older'];
  items: readonly OutboxItem[];
  messaging: Messaging;
  isLive: boolean;
  onSeen: (messageId: number) => void;
}

/** The messages from the oldest loaded to the unsent ones, and the typing indicator. */
export const MessageList = ({ user, other, thread, older, items, messaging, isLive, onSeen }: Props) => {
  const { messages, hasOlder } = thread;
  const days = useMemo(() => daysOf(messages, user.id), [messages, user.id]);
  const isTyping = useIsTyping(other.id);
  const lastOwn = messages.findLast(({ senderId }) => senderId === user.id);
  const scroll = useLogScroll({
    first: messages[0]?.id,
    lastOwn: items.at(-1)?.clientId ?? lastOwn?.clientId ?? lastOwn?.id,
    lastTheirs: messages.findLast(({ senderId }) => senderId === other.id)?.id,
    onNearTop: () => hasOlder && !older.isFailed && older.load(),
  });
  useSeen(scroll.ref, messages, onSeen);
  const hints = useHints(user.id, other.id, thread);
  const below = useCallback(
    ({ id }: MessageView) =>
      hints.byMessage.get(id)?.map((kind) => (
        <HintNote
          key={kind}
          kind={kind}
          person={other}
          messageId={id}
          onDismiss={() => {
            hints.dismiss(kind);
            scroll.ref.current?.focus({ preventScroll: true });
          }}
        />
      )),
    [hints, other, scroll.ref],
  );

  const isEmpty = messages.length + items.length === 0;
  return (
    <Around>
      <Scroll ref={scroll.ref} onScroll={scroll.onScroll} tabIndex={0}>
        {isEmpty && (
          <Content style={{ marginBottom: 'auto' }}>
            <EmptyState
              drawing="chat"
              title={`Say hello to ${firstNameOf(other)}`}
              text="You are connected. Write the first message."
            />
          </Content>
        )}
        <Content>
          {isBeginning(messages, hasOlder) && <JustMatched other={other} />}
          <Log role="log" aria-label={`Conversation with ${other.name}`} aria-busy={older.isLoading}>
            {days.map(({ day, groups }) => (
              <Day key={day}>
                <ChatDay>{dayLabel(day)}</ChatDay>
                {groups.map((group) => (
                  <MessageGroup
                    key={group.key}
                    group={group}
                    author={group.isMine ? 'You' : other.name}
                    below={group.messages.some(({ id }) => hints.byMessage.has(id)) ? below : undefined}
                  />
                ))}
              </Day>
            ))}
            <WaitingMessages items={items} outbox={messaging.outbox} isLive={isLive} />
          </Log>
          {isTyping && <TypingDots name={firstNameOf(other)} />}
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
