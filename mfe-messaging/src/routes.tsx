import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { REMOTE_CONTRACT_VERSION, type SessionUserView, notices } from '@wayfellow/contracts';
import { Route, Routes, useParams } from '@wayfellow/router';
import { type RemoteModule, type RemoteProps, RequireLogin, usePageMeta } from '@wayfellow/web';
import { ConversationList } from './features/conversations/conversation-list';
import { ThreadPage } from './features/thread/thread-page';
import { NothingSelected, ThreadSkeleton } from './features/thread/parts/thread-states';
import { FullScreen, TwoPanes } from './shared/two-panes';

const ListMeta = () => {
  usePageMeta({ title: 'Messages', description: 'Your conversations with matched travelers.' });
  return null;
};

/** The list and one conversation: side by side, or on phones one at a time. */
const Messages = ({ user }: { user: SessionUserView }) => {
  const isOpen = useParams().userId !== undefined;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const chat = isOpen ? <ThreadPage user={user} isPhone={isPhone} /> : <NothingSelected />;
  const list = <ConversationList userId={user.id} />;
  return (
    <>
      {!isOpen && <ListMeta />}
      {!isPhone && <TwoPanes list={list} chat={chat} />}
      {isPhone && (isOpen ? <FullScreen>{chat}</FullScreen> : list)}
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
    <Route path="*" element={notFound} />
  </Routes>
);

/** The module that the shell loads. Its routes use absolute paths. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: MessagingRoutes };
export default remote;
