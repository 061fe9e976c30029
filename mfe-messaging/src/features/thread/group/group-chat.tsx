import { useMemo } from 'react';
import Box from '@mui/material/Box';
import type { ChatView } from '@wayfellow/contracts';
import { Note } from '@wayfellow/ui';
import { ApiError } from '@wayfellow/web';
import { Chat } from '../chat';
import type { Messaging } from '../data/messaging';
import { LoadFailure, NotFound } from '../parts/thread-states';
import { closedText } from '../group-data/group-texts';
import { groupSource } from '../group-data/group-source';
import { useGroupReceipts } from '../group-data/use-group-receipts';
import { GroupMessages } from './group-messages';

interface Props {
  chat: ChatView;
  conversationId: number;
  title: string;
  messaging: Messaging;
  isPhone: boolean;
}

/** A conversation of several, below its header. Use its id as `key`. */
export const GroupChat = ({ chat, conversationId, title, messaging, isPhone }: Props) => {
  const { client, userId } = messaging;
  const readUpTo = chat.members.find(({ id }) => id === userId)?.readUpTo ?? 0;
  return (
    <Chat
      {...{ messaging, isPhone }}
      source={useMemo(() => groupSource(conversationId), [conversationId])}
      receipts={useGroupReceipts(client, conversationId, readUpTo)}
      renderMessages={(loaded) => <GroupMessages {...{ chat, conversationId, title }} {...loaded} />}
      renderFailure={(error, retry) =>
        error instanceof ApiError && error.status === 404 ? (
          <NotFound what="conversation" />
        ) : (
          <LoadFailure onRetry={retry} />
        )
      }
      closed={
        !chat.isOpen && (
          <Box sx={{ px: { xs: 3, sm: 8 }, pb: { xs: 3, sm: 5 } }}>
            <Note>{closedText(chat)}</Note>
          </Box>
        )
      }
    />
  );
};
