import { styled } from '@mui/material/styles';
import { type ConversationView, missingText } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback } from '@wayfellow/ui';
import { briefTime } from '../../shared/times';

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

const Badge = styled('span')(({ theme }) => ({
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
}));

interface Props {
  conversation: ConversationView;
  /** The signed-in user. */
  userId: number;
  isCurrent: boolean;
}

const snippetOf = ({ messages }: ConversationView, userId: number): string => {
  const last = messages.at(-1);
  if (!last) return 'No messages yet. Say hello!';
  const content = missingText(last) ?? last.content ?? '';
  return last.senderId === userId ? `You: ${content}` : content;
};

/** One conversation: the other user, the last message with its time, and the unread count. */
export const ConversationRow = ({ conversation, userId, isCurrent }: Props) => {
  const { user, messages, unreadCount } = conversation;
  const last = messages.at(-1);
  // Messages in the open conversation are about to be read.
  const unread = isCurrent ? 0 : unreadCount;
  return (
    <Row to={`/messages/${user.id}`} aria-current={isCurrent ? 'page' : undefined}>
      <AvatarWithFallback id={user.id} name={user.name} src={user.profileImage} />
      <span>
        <Name>{user.name}</Name>
        <Snippet isUnread={unread > 0} dir="auto">
          {snippetOf(conversation, userId)}
        </Snippet>
      </span>
      <Side className="num">
        {last && <time dateTime={last.createdAt}>{briefTime(last.createdAt)}</time>}
        {unread > 0 && (
          <Badge>
            {unread}
            <span className="vh"> unread</span>
          </Badge>
        )}
      </Side>
    </Row>
  );
};
