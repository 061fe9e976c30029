import { styled } from '@mui/material/styles';
import { type ChatView, missingText } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, CountBadge, GroupPicture, Icon, firstNameOf } from '@wayfellow/ui';
import { chatTitle } from '../../shared/chat-titles';
import { systemText } from '../../shared/system-text';
import { briefTime } from '../../shared/times';
import { keyOf } from './use-conversations';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0,1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '13px 20px 13px 29px',
  borderLeft: '3px solid transparent',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.background.sand },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.tint,
    borderLeftColor: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.down('sm')]: { paddingLeft: 17 },
}));

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled('span')({ display: 'block', fontWeight: 600, ...clipped });

const Snippet = styled('span', { shouldForwardProp: (prop) => prop !== 'isUnread' })<{ isUnread: boolean }>(
  ({ theme, isUnread }) => ({
    display: 'block',
    fontSize: '.9rem',
    fontWeight: isUnread ? 600 : 400,
    color: isUnread ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
    ...clipped,
  }),
);

const Side = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: 5,
  minHeight: 45,
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  conversation: ChatView;
  /** The signed-in user. */
  userId: number;
  isCurrent: boolean;
}

/** The first name of who wrote something, 'You' for the user; undefined if they are not known. */
const authorOf = ({ members }: ChatView, senderId: number, userId: number): string | undefined => {
  const author = members?.find(({ id }) => id === senderId);
  return senderId === userId ? 'You' : author && firstNameOf(author.name);
};

const snippetOf = (chat: ChatView, userId: number): string => {
  const { last, user } = chat;
  if (!last) return 'No messages yet. Say hello!';
  const author = authorOf(chat, last.senderId, userId);
  if (last.kind !== 'text' && !user) return systemText(last, author ?? 'Somebody');
  const content = missingText(last) ?? last.content ?? '';
  // Of two, only the other can have written what is not one's own.
  return author && (!user || author === 'You') ? `${author}: ${content}` : content;
};

/** One conversation: whose it is, the last message with its time, and the unread count. */
export const ConversationRow = ({ conversation, userId, isCurrent }: Props) => {
  const { user, last, members = [], isMuted, unreadCount } = conversation;
  // Messages in the open conversation are about to be read.
  const unread = isCurrent ? 0 : unreadCount;
  return (
    <Row to={`/messages/${keyOf(conversation)}`} aria-current={isCurrent ? 'page' : undefined}>
      {user ? (
        <AvatarWithFallback id={user.id} name={user.name} src={user.profileImage} />
      ) : (
        <GroupPicture
          people={members.filter(({ id, state }) => id !== userId && state !== 'left')}
          title={chatTitle(conversation, userId)}
        />
      )}
      <span>
        <Name>{user ? user.name : chatTitle(conversation, userId)}</Name>
        <Snippet isUnread={unread > 0} dir="auto">
          {snippetOf(conversation, userId)}
        </Snippet>
      </span>
      <Side className="num">
        {last && <time dateTime={last.createdAt}>{briefTime(last.createdAt)}</time>}
        <CountBadge count={unread} word="unread" />
        {isMuted && unread === 0 && <Icon name="mute" size={16} title="Muted" />}
      </Side>
    </Row>
  );
};
