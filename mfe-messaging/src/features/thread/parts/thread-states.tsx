import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton } from '@wayfellow/ui';
import { ApiError, detailOf } from '@wayfellow/web';

/** Puts something in the middle of the chat's place. */
const Middle = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', overflow: 'auto' }}>{children}</Box>
);

/** Shown when no conversation is selected. */
export const NothingSelected = () => (
  <Middle>
    <EmptyState
      drawing="letter"
      title="Select a conversation"
      text="Pick somebody on the left to read and write."
    />
  </Middle>
);

const unknown = {
  traveler: { title: 'Traveler Not Found', text: problems['unknown-user'].detail },
  conversation: { title: 'Conversation Not Found', text: problems['unknown-conversation'].detail },
} as const;

interface NotFoundProps {
  what: keyof typeof unknown;
  component?: 'h1' | 'h2';
}

/** Shown when there is nobody, or no conversation of the user's, at this address. */
export const NotFound = ({ what, component }: NotFoundProps) => (
  <Middle>
    <EmptyState
      drawing="signpost"
      component={component}
      {...unknown[what]}
      action={
        <LinkButton variant="contained" component={Link} to="/messages" replace>
          Back to Messages
        </LinkButton>
      }
    />
  </Middle>
);

const NotConnected = ({ text }: { text: string }) => (
  <Middle>
    <EmptyState
      drawing="bench"
      title="Not Connected Yet"
      text={text}
      action={
        <LinkButton variant="contained" component={Link} to="/matches">
          Go to Matches
        </LinkButton>
      }
    />
  </Middle>
);

/** Says that a conversation could not be loaded, with a button that tries again. */
export const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ flex: 1, p: { xs: 4, sm: 8 } }}>
    <FailureNote
      title="This conversation could not be loaded."
      text="Check your connection and try again."
      onRetry={onRetry}
    />
  </Box>
);

/** Why a conversation with a traveler cannot be shown, with a next step. */
export const ThreadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <NotFound what="traveler" />;
  if (status === 403) return <NotConnected text={detailOf(error) ?? problems['not-matched'].detail} />;
  return <LoadFailure onRetry={onRetry} />;
};

const widths = ['46%', '62%', '38%', '54%'];

/** Placeholder bubbles while a conversation loads. */
export const ThreadSkeleton = () => (
  <Stack
    role="status"
    aria-label="Loading the conversation"
    sx={{ flex: 1, justifyContent: 'flex-end', gap: 2, p: { xs: 4, sm: 8 }, overflow: 'hidden' }}
  >
    {widths.map((width, index) => (
      <Skeleton
        key={width}
        height={46}
        width={width}
        sx={{ borderRadius: '18px', alignSelf: index > 1 ? 'flex-end' : 'flex-start', flex: 'none' }}
      />
    ))}
  </Stack>
);
