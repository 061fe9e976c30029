import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SignInView, endpoints } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** Where one is signed in, with a way to end each. */
export const SessionsSection = () => {
  const { sessions, endSession, endOtherSessions } = endpoints.account;
  const list = useApiQuery(sessions, {});
  const end = useApiMutation(endSession, { invalidates: [sessions] });
  const endOthers = useApiMutation(endOtherSessions, { invalidates: [sessions] });
  const failure = end.error ?? endOthers.error;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 8, mb: 2 }}>
        Where you are signed in
      </Typography>
      <p>Sign out whatever you do not know, then change your password.</p>
      {list.isError && <FailureNote text={failureText(list.error)} onRetry={() => void list.refetch()} />}
      <Stack component="ul" sx={{ gap: 3, my: 4, p: 0, listStyle: 'none' }}>
        {list.data?.map((one) => (
          <SignIn key={one.id} one={one} onEnd={() => end.mutate({ params: { id: one.id } })} />
        ))}
      </Stack>
      {failure && <FailureNote text={failureText(failure)} />}
      {list.data && list.data.length > 1 && (
        <Button variant="outlined" color="error" size="small" onClick={() => endOthers.mutate({})}>
          Sign out everywhere else
        </Button>
      )}
    </section>
  );
};

const SignIn = ({ one, onEnd }: { one: SignInView; onEnd: () => void }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 3 }}
  >
    <span>
      <b>{one.device}</b>
      <br />
      {one.isCurrent ? 'This device' : `Used ${dayOf(one.seenAt)}`}, signed in {dayOf(one.since)}
    </span>
    {!one.isCurrent && (
      <Button variant="outlined" size="small" onClick={onEnd} aria-label={`Sign out ${one.device}`}>
        Sign out
      </Button>
    )}
  </Stack>
);
