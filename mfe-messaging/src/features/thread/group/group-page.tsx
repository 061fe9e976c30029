import { useMemo, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type SessionUserView, problemOf, rules } from '@wayfellow/contracts';
import { useNavigate, useParams } from '@wayfellow/router';
import { ApiError, useKeptSince, useLiveStatus, usePageMeta } from '@wayfellow/web';
import { chatTitle } from '../../../shared/chat-titles';
import { useMessaging } from '../data/use-messaging';
import { LoadFailure, NotFound, ThreadSkeleton } from '../parts/thread-states';
import { actionsOf } from '../group-data/group-actions';
import type { GroupDialog } from '../group-data/group-dialog';
import { peopleCount } from '../../../shared/people-count';
import { membersOf } from '../group-data/people';
import { useGroup } from '../group-data/use-group';
import { useMute } from '../group-data/use-own-place';
import { GroupDialogs } from '../group-dialogs/group-dialogs';
import { GroupChat } from './group-chat';
import { GroupHeader } from './group-header';
import { PinnedMeetup } from './pinned-meetup';
import { People } from './people';

/** From this width on, the people stand beside the chat. */
const WIDE = '(min-width:1100px)';

const Beside = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 288px',
});

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

const Aside = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '22px 24px',
  overflowY: 'auto',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  user: SessionUserView;
  isPhone: boolean;
}

const description = 'Your conversations with matched travelers.';

/** The conversation of several in the URL. */
export const GroupPage = ({ user, isPhone }: Props) => {
  const id = Number(useParams().conversationId);
  if (problemOf(rules.id, id)) return <UnknownChat isPhone={isPhone} />;
  return <GroupThread key={id} id={id} user={user} isPhone={isPhone} />;
};

const UnknownChat = ({ isPhone }: Pick<Props, 'isPhone'>) => {
  usePageMeta({ title: 'Conversation Not Found', description });
  return <NotFound what="conversation" component={isPhone ? 'h1' : 'h2'} />;
};

const GroupThread = ({ id, user, isPhone }: Props & { id: number }) => {
  const navigate = useNavigate();
  const messaging = useMessaging(user.id);
  const isWide = useMediaQuery(WIDE);
  const isLive = useLiveStatus() === 'live';
  const isOff = useKeptSince() !== undefined;
  const [dialog, ask] = useState<GroupDialog>();
  const setMuted = useMute(id);
  const { data, error, refetch } = useGroup(id);
  // A server of another version may send no people.
  const chat = useMemo(() => data && { ...data, members: data.members ?? [] }, [data]);
  const title = chat ? chatTitle(chat, user.id) : undefined;
  usePageMeta({ title: title ? `${title}, Messages` : 'Messages', description });

  if (error instanceof ApiError && error.status === 404) return <UnknownChat isPhone={isPhone} />;
  if (error && !chat) return <LoadFailure onRetry={() => void refetch()} />;
  if (!chat || !title || !messaging) return <ThreadSkeleton />;
  const all = actionsOf(chat, user.id, {
    ask,
    unmute: () => setMuted(null),
    openMeetup: () => void navigate(`/meetups/${chat.meetup?.id}`),
  });
  const actions = isOff ? [] : all;
  const people = <People {...{ chat, actions, ask, isOff }} userId={user.id} />;
  const column = (
    <Column>
      <GroupHeader
        {...{ chat, title, actions, isPhone, isLive }}
        userId={user.id}
        onPeople={isWide ? undefined : () => ask({ kind: 'people' })}
      />
      {chat.meetup && <PinnedMeetup meetup={chat.meetup} hasFile={!isOff} />}
      <GroupChat {...{ chat, title, messaging, isPhone }} conversationId={id} />
    </Column>
  );
  return (
    <>
      {isWide ? (
        <Beside>
          {column}
          <Aside aria-label="People">
            <Typography variant="h5" component="h2">
              {peopleCount(membersOf(chat).length)}
            </Typography>
            {people}
          </Aside>
        </Beside>
      ) : (
        column
      )}
      {dialog && (
        <GroupDialogs
          {...{ chat, dialog, people }}
          conversationId={id}
          userId={user.id}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};
