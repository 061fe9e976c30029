import { Fragment, type ReactNode, memo } from 'react';
import { styled } from '@mui/material/styles';
import { missingText } from '@wayfellow/contracts';
import { ChatBubble, ChatStamp, Icon } from '@wayfellow/ui';
import { clockOf, readTime } from '../../../shared/times';
import type { ChatMessage } from '../data/chat-source';
import type { Group } from './groups';

/** A flex column around one bubble, in which it aligns itself. */
export const BubbleRow = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
});

/** The check next to the last read message of a partly read group; positioned so that the layout does not shift. */
const ReadHere = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: -16,
  bottom: 6,
  color: theme.vars.palette.primary.main,
}));

/** The text of a message: plain text in the direction of its own script. */
export const Words = styled((props: { children: string; className?: string }) => (
  <span dir="auto" {...props} />
))({ display: 'block' });

/** In place of a message that was taken back or is hidden. */
const Missing = styled('em')({ opacity: 0.85 });

interface Props {
  group: Group;
  /** The author, for screen readers. */
  author: string;
  /** What stands below a message; compared by identity. */
  below?: (message: ChatMessage) => ReactNode;
  /** Follows the time, such as who has read it. */
  stamp?: ReactNode;
}

/** When the reader read it: only Premium is told. */
const ReadAt = ({ message: { createdAt, readAt } }: { message: ChatMessage }) =>
  readAt && <span>Read {readTime(createdAt, readAt)}</span>;

const stampOf = (last: ChatMessage) => (
  <>
    {clockOf(last.createdAt)}
    <ReadAt message={last} />
  </>
);

/** What stands with the last read message of a partly read group. */
const ReadUpTo = ({ message }: { message: ChatMessage }) =>
  message.readAt ? (
    <ChatStamp mine read>
      <ReadAt message={message} />
    </ChatStamp>
  ) : (
    <ReadHere>
      <Icon name="check" size={14} title="Read" />
    </ReadHere>
  );

/** The text of a message, or what stands in its place. */
export const MessageText = ({ message }: { message: ChatMessage }) => {
  const missing = missingText(message);
  return missing ? <Missing>{missing}</Missing> : <Words>{message.content}</Words>;
};

const GroupView = ({ group: { isMine, messages }, author, below, stamp }: Props) => {
  const last = messages.at(-1);
  const lastRead = isMine ? messages.findLast(({ read }) => read) : undefined;
  return (
    <>
      <span className="vh">{author}:</span>
      {messages.map((message) => (
        <Fragment key={message.clientId ?? message.id}>
          <BubbleRow data-unread-id={isMine || message.read ? undefined : message.id}>
            <ChatBubble mine={isMine} lastOfGroup={message === last}>
              <MessageText message={message} />
            </ChatBubble>
            {message === lastRead && message !== last && <ReadUpTo message={message} />}
          </BubbleRow>
          {below?.(message)}
        </Fragment>
      ))}
      {last && (
        <ChatStamp mine={isMine} read={isMine && last.read}>
          {isMine ? stampOf(last) : clockOf(last.createdAt)}
          {stamp}
        </ChatStamp>
      )}
    </>
  );
};

/** Whether two groups have the same messages. */
export const sameMessages = (a: Group, b: Group): boolean =>
  a.messages.length === b.messages.length &&
  a.messages.every((message, index) => message === b.messages[index]);

const sameGroup = (a: Props, b: Props) =>
  a.author === b.author && a.below === b.below && a.stamp === b.stamp && sameMessages(a.group, b.group);

/** Consecutive bubbles of one person, with the time below and a check once read. */
export const MessageGroup = memo(GroupView, sameGroup);
