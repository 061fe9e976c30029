import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChatBubble, ChatStamp, Icon } from '@wayfellow/ui';
import { BubbleRow, Words } from './message-group';
import type { Outbox } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/outbox-storage';

const Failed = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  alignSelf: 'flex-end',
  color: theme.vars.palette.error.main,
  fontSize: '.9rem',
  fontWeight: 550,
}));

const FailedActions = ({ item, outbox }: { item: OutboxItem; outbox: Outbox }) => (
  <Failed>
    <Icon name="warning" size={16} /> Not sent
    <Button variant="text" size="small" onClick={() => outbox.retry(item.clientId)}>
      Retry
    </Button>
    <Button variant="text" size="small" onClick={() => outbox.remove(item.clientId)}>
      Remove
    </Button>
  </Failed>
);

interface Props {
  items: readonly OutboxItem[];
  outbox: Outbox;
  isLive: boolean;
}

/** Messages not confirmed by the server: dashed while waiting for a connection, with Retry and Remove when refused. */
export const WaitingMessages = ({ items, outbox, isLive }: Props) => {
  const waiting = items.filter(({ isFailed }) => !isFailed);
  const failed = items.filter(({ isFailed }) => isFailed);
  return (
    <>
      {failed.map((item) => (
        <BubbleRow key={item.clientId}>
          <ChatBubble mine waiting lastOfGroup>
            <Words>{item.content}</Words>
          </ChatBubble>
          <FailedActions item={item} outbox={outbox} />
        </BubbleRow>
      ))}
      {waiting.map((item) => (
        <BubbleRow key={item.clientId}>
          <ChatBubble mine waiting={!isLive} lastOfGroup={item === waiting.at(-1)}>
            <Words>{item.content}</Words>
          </ChatBubble>
        </BubbleRow>
      ))}
      {waiting.length > 0 && (
        <ChatStamp mine waiting>
          {isLive ? 'Sending...' : `${waiting.length} waiting to send`}
        </ChatStamp>
      )}
    </>
  );
};
