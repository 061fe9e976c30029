import { Suspense, lazy, useEffect, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { REMOTE_CONTRACT_VERSION, type SessionUserView, notices } from '@wayfellow/contracts';
import { Route, Routes, useParams } from '@wayfellow/router';
import { type RemoteModule, type RemoteProps, RequireLogin, usePageMeta } from '@wayfellow/web';
import { ConversationList } from './features/conversations/conversation-list';
import { GroupPage, ThreadPage, preloadChats } from './features/thread/chat-pages';
import { NothingSelected, ThreadSkeleton } from './features/thread/parts/thread-states';
import { sendLeftOver } from './features/thread/data/messaging';
import { useMessaging } from './features/thread/data/use-messaging';
import { FullScreen, TwoPanes } from './shared/two-panes';

const NewGroupDialog = lazy(async () => ({
  default: (await import('./features/thread/group-dialogs/new-group-dialog')).NewGroupDialog,
}));

const ListMeta = () => {
  usePageMeta({ title: 'Messages', description: 'Your conversations with matched travelers.' });
  return null;
};

interface ChatProps {
  user: SessionUserView;
  isPhone: boolean;
}

/** The conversation in the URL, if there is one. */
const OpenChat = (props: ChatProps) => {
  const { userId, conversationId } = useParams();
  if ((userId ?? conversationId) === undefined) return <NothingSelected />;
  const ChatPage = conversationId === undefined ? ThreadPage : GroupPage;
  return (
    <Suspense fallback={<ThreadSkeleton />}>
      <ChatPage {...props} />
    </Suspense>
  );
};

/** The list and one conversation: side by side, or on phones one at a time. */
const Messages = ({ user }: { user: SessionUserView }) => {
  const { userId, conversationId } = useParams();
  const isOpen = (userId ?? conversationId) !== undefined;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isStarting, setIsStarting] = useState(false);
  // Keeps the list up to date, also while no conversation is open.
  useMessaging(user.id);
  useEffect(preloadChats, []);
  const chat = <OpenChat user={user} isPhone={isPhone} />;
  const list = <ConversationList userId={user.id} onNewGroup={() => setIsStarting(true)} />;
  return (
    <>
      {!isOpen && <ListMeta />}
      {!isPhone && <TwoPanes list={list} chat={chat} />}
      {isPhone && (isOpen ? <FullScreen>{chat}</FullScreen> : list)}
      {isStarting && (
        <Suspense fallback={null}>
          <NewGroupDialog onClose={() => setIsStarting(false)} />
        </Suspense>
      )}
    </>
  );
};

const Guarded = () => (
  <RequireLogin notice={notices.messagesNeedLogin} fallback={<ThreadSkeleton />}>
    {(user) => <Messages key={user.id} user={user} />}
  </RequireLogin>
);

const MessagingRoutes = ({ notFound }: RemoteProps) => (
  <Routes>
    <Route path="/messages/:userId?" element={<Guarded />} />
    <Route path="/messages/g/:conversationId" element={<Guarded />} />
    <Route path="*" element={notFound} />
  </Routes>
);

/** The module that the shell loads. Its routes use absolute paths. */
const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  Routes: MessagingRoutes,
  start: sendLeftOver,
};
export default remote;
