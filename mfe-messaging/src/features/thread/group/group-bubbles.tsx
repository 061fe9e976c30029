import { Fragment, type ReactNode, memo } from 'react';
import { styled } from '@mui/material/styles';
import { AvatarWithFallback, ChatAuthor, ChatBubble, ChatStamp, firstNameOf } from '@wayfellow/ui';
import { clockOf } from '../../../shared/times';
import type { ChatMessage } from '../data/chat-source';
import type { Group } from '../parts/groups';
import { MessageText, sameMessages } from '../parts/message-group';
import type { Person } from '../group-data/people';

/** The width of the pictures' column, with its gap. */
const INDENT = 42;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0,1fr)',
  gap: 10,
  alignItems: 'end',
  maxWidth: '76%',
  '& > :last-child': { maxWidth: '100%', width: 'fit-content' },
  [theme.breakpoints.down('sm')]: { maxWidth: '88%' },
}));

const Indented = styled('div')({ marginLeft: INDENT });

interface Props {
  group: Group;
  author: Person;
  /** What stands below a message; compared by identity. */
  below?: (message: ChatMessage) => ReactNode;
}

const BubblesView = ({ group: { messages }, author, below }: Props) => {
  const last = messages.at(-1);
  return (
    <>
      <Indented>
        <ChatAuthor id={author.id} name={firstNameOf(author.name)} />
      </Indented>
      {messages.map((message) => (
        <Fragment key={message.id}>
          <Row data-unread-id={message.id}>
            {message === last ? (
              <AvatarWithFallback id={author.id} name={author.name} src={author.profileImage} size="xs" />
            ) : (
              <span />
            )}
            <ChatBubble mine={false} lastOfGroup={message === last}>
              <MessageText message={message} />
            </ChatBubble>
          </Row>
          {below?.(message)}
        </Fragment>
      ))}
      <Indented>{last && <ChatStamp mine={false}>{clockOf(last.createdAt)}</ChatStamp>}</Indented>
    </>
  );
};

const sameBubbles = (a: Props, b: Props) =>
  a.author === b.author && a.below === b.below && sameMessages(a.group, b.group);

/** Consecutive bubbles of somebody else, with their name and picture. */
export const GroupBubbles = memo(BubblesView, sameBubbles);
