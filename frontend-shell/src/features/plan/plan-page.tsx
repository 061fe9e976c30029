import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { type SharedPlanView, endpoints } from '@wayfellow/contracts';
import { FailureNote, firstNameOf } from '@wayfellow/ui';
import { call, usePageMeta, usePrivatePage } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { PlanHeader } from './plan-header';
import { SharedPlan } from './shared-plan';
import { usePlanToken } from './use-plan-token';

/** What somebody sees with whom a plan was shared. It works without an account. */
export const PlanPage = () => {
  usePageMeta({ title: 'A meeting plan', description: 'A plan that was shared with you.' });
  usePrivatePage();
  const token = usePlanToken();
  // Another link in the same tab changes the fragment alone.
  return <PlanOf key={token} token={token} />;
};

const PlanOf = ({ token }: { token: string }) => {
  const [plan, setPlan] = useState<SharedPlanView>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async () => {
    setFailure(undefined);
    try {
      setPlan(await call(endpoints.plan.read, { body: { token } }));
    } catch (error) {
      setFailure(failureText(error) ?? 'Please try again.');
    }
  }, [token]);
  useEffect(() => void read(), [read]);
  return (
    <>
      <PlanHeader sharedBy={plan && firstNameOf(plan.maker.name)} />
      <Box sx={{ maxWidth: 648, mx: 'auto', px: { xs: 5, sm: 8 }, pt: 10, pb: 14 }}>
        {plan && <SharedPlan plan={plan} token={token} />}
        {!plan && failure && (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
              A meeting plan
            </Typography>
            <FailureNote text={failure} />
            <Button variant="outlined" sx={{ mt: 4 }} onClick={() => void read()}>
              Try again
            </Button>
          </>
        )}
        {!plan && !failure && <Skeleton height={320} />}
      </Box>
    </>
  );
};
