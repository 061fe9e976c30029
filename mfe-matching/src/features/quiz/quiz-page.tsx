import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type SessionUserView, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, Page, Spinner } from '@wayfellow/ui';
import { RequireLogin, useApiQuery, usePageMeta } from '@wayfellow/web';
import { QuizSteps } from './quiz';
import { useAccess } from './use-access';

const TITLE = 'Travel Compatibility Quiz';

/** The page's title: small above a question, visually hidden where the panel below repeats it. */
const Title = ({ isHidden }: { isHidden?: boolean }) => (
  <Typography
    component="h1"
    className={isHidden ? 'vh' : undefined}
    sx={{ fontWeight: 600, color: 'text.secondary', mb: 1.5 }}
  >
    {TITLE}
  </Typography>
);

const Waiting = ({ children }: { children: ReactNode }) => (
  <>
    <Title />
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 4, py: 24, color: 'text.secondary' }}
    >
      <Box sx={{ color: 'primary.main', display: 'flex' }}>
        <Spinner />
      </Box>
      {children}
    </Box>
  </>
);
const Checking = () => <Waiting>Checking subscription status...</Waiting>;

const PremiumOnly = () => (
  <>
    <Title isHidden />
    <Card sx={{ maxWidth: 640, mx: 'auto' }}>
      <EmptyState
        drawing="signpost"
        title="Premium Feature"
        text={`The ${TITLE} is exclusively for Premium subscribers.`}
        action={
          <LinkButton component={Link} to="/subscription" variant="contained" color="secondary">
            Upgrade to Premium
          </LinkButton>
        }
      />
    </Card>
  </>
);

const StoredQuiz = ({ user }: { user: SessionUserView }) => {
  const { data, isError, refetch } = useApiQuery(endpoints.quiz.mine, {});
  if (!data && !isError) return <Waiting>Loading your answers...</Waiting>;
  return (
    <>
      <Title />
      {data ? (
        <QuizSteps user={user} stored={data.preferences} />
      ) : (
        <FailureNote
          title="Your answers could not be loaded."
          text="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
};

const Gate = ({ user }: { user: SessionUserView }) => {
  const access = useAccess();
  if (access === 'checking') return <Checking />;
  return access === 'premium' ? <StoredQuiz user={user} /> : <PremiumOnly />;
};

/** The compatibility quiz, for Premium subscribers. */
export const QuizPage = () => {
  usePageMeta({
    title: TITLE,
    description: 'Eight questions about how you travel, to find companions who travel alike.',
  });
  return (
    <Page sx={{ pt: { xs: 7, sm: 12 }, pb: { xs: 14, sm: 24 } }}>
      <Box sx={{ maxWidth: 880, mx: 'auto' }}>
        <RequireLogin notice={notices.quizNeedsLogin} fallback={<Checking />}>
          {(user) => <Gate key={user.id} user={user} />}
        </RequireLogin>
      </Box>
    </Page>
  );
};
