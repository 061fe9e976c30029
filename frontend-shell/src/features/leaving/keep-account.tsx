import Button from '@mui/material/Button';
import { type SessionUserView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, FailureNote } from '@wayfellow/ui';
import { openPocket, toast, useApiMutation, usePageMeta, useSession } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { longDayText } from '../../shared/dates/day-text';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';
import { useLogOut } from '../../shared/sign-in/use-log-out';

const title = 'Your account is being deleted';

/** All that somebody sees who has left and signs in again: the way back. */
export const KeepAccount = ({ user }: { user: SessionUserView }) => {
  usePageMeta({ title, description: 'Until then you can keep it.' });
  const { refresh, isBusy } = useSession();
  const logOut = useLogOut();
  const stay = useApiMutation(endpoints.leaving.stay, {
    onSuccess: async () => {
      // It was shut when the page learned that the account was being deleted.
      openPocket();
      await refresh();
      toast(notices.accountKept);
    },
  });
  const day = user.standingUntil && longDayText(user.standingUntil);
  return (
    <SignInFrame
      title={title}
      lead={
        <>
          Nobody sees you, and {day ? <b className="num">on {day}</b> : 'soon'} your account is deleted for
          good. Until then you can keep it. Meetups that you hosted may have been cancelled meanwhile.
        </>
      }
    >
      {stay.error && <FailureNote text={failureText(stay.error)} />}
      <BusyButton
        variant="contained"
        fullWidth
        busy={stay.isPending}
        onClick={() => stay.mutate({})}
        sx={{ mt: 2 }}
      >
        Keep my account
      </BusyButton>
      <Button variant="outlined" fullWidth disabled={isBusy} onClick={() => void logOut()} sx={{ mt: 3 }}>
        Log Out
      </Button>
    </SignInFrame>
  );
};
