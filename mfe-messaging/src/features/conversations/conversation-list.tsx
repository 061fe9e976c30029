import { Suspense, lazy } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams, Link } from '@wayfellow/router';
import {
  CardBoundary,
  ConnectionDot,
  EmptyState,
  FailureNote,
  Icon,
  LinkButton,
  OffWithoutNetwork,
  keepFocus,
} from '@wayfellow/ui';
import { useKeptSince, useLiveStatus } from '@wayfellow/web';
import { ConversationRow } from './conversation-row';
import { LoadMore } from './load-more';
import { keyOf, useConversations } from './use-conversations';

// Most lists have none.
const InvitationRow = lazy(async () => ({ default: (await import('./invitation-row')).InvitationRow }));

const Head = () => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pl: { xs: 5, sm: 8 },
      pr: 5,
      pt: 6,
      pb: 3.5,
    }}
  >
    <Typography variant="h3" component="h1">
      Messages
    </Typography>
    <ConnectionDot isLive={useLiveStatus() === 'live'} />
  </Box>
);

const Rows = () => (
  <Box role="status" aria-label="Loading conversations">
    {[52, 68, 44, 60, 50].map((width) => (
      <Box
        key={width}
        sx={{ display: 'flex', gap: 3, alignItems: 'center', height: 74, pl: { xs: 5, sm: 8 }, pr: 5 }}
      >
        <Skeleton variant="circular" width={48} height={48} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: 2 }}>
          <Skeleton height={16} width={`${width}%`} />
          <Skeleton height={13} width="84%" />
        </Box>
      </Box>
    ))}
  </Box>
);

const NoConversations = () => (
  <EmptyState
    drawing="chat"
    title="No conversations yet"
    text="Once a traveler and you are connected, you can write to each other here."
    action={
      <LinkButton variant="contained" component={Link} to="/matches">
        Find Travel Companions
      </LinkButton>
    }
  />
);

interface Props {
  userId: number;
  onNewGroup: () => void;
}

/** The user's conversations, latest first, with the connection status. */
export const ConversationList = ({ userId, onNewGroup }: Props) => {
  const params = useParams();
  const currentKey = params.conversationId ? `g/${params.conversationId}` : params.userId;
  const isOff = useKeptSince() !== undefined;
  const { conversations, error, isPending, refetch, ...rest } = useConversations();
  return (
    <div ref={keepFocus}>
      <Head />
      {isPending && <Rows />}
      {error && !conversations && (
        <Box sx={{ px: { xs: 5, sm: 8 } }}>
          <FailureNote
            title="Your conversations could not be loaded."
            text="Check your connection and try again."
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      {conversations?.length === 0 && <NoConversations />}
      {conversations && conversations.length > 0 && (
        <ul aria-label="Conversations">
          {conversations.map((conversation) => (
            <CardBoundary key={keyOf(conversation)}>
              <li>
                {conversation.invitedBy ? (
                  <Suspense fallback={null}>
                    <InvitationRow invitation={conversation} userId={userId} />
                  </Suspense>
                ) : (
                  <ConversationRow
                    conversation={conversation}
                    userId={userId}
                    isCurrent={keyOf(conversation) === currentKey}
                  />
                )}
              </li>
            </CardBoundary>
          ))}
        </ul>
      )}
      {rest.hasNextPage && (
        <LoadMore
          isLoading={rest.isFetchingNextPage}
          isFailed={rest.isFetchNextPageError}
          load={() => void rest.fetchNextPage()}
        />
      )}
      {conversations && conversations.length > 0 && (
        <Box sx={{ my: 3, mx: { xs: 2, sm: 5 } }}>
          <OffWithoutNetwork isOff={isOff} what="Starting a group">
            <Button variant="text" size="small" startIcon={<Icon name="plus" />} onClick={onNewGroup}>
              New group
            </Button>
          </OffWithoutNetwork>
        </Box>
      )}
    </div>
  );
};
