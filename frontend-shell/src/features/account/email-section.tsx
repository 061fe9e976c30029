import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { BusyButton, FailureNote, Note } from '@wayfellow/ui';
import { useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

/** The email, whether it is confirmed, and the way to have the link sent again. */
export const EmailSection = ({ email }: { email: string }) => {
  const account = useApiQuery(endpoints.account.one, {});
  const [isSent, setIsSent] = useState(false);
  const send = useApiMutation(endpoints.account.sendConfirmation, { onSuccess: () => setIsSent(true) });
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 8, mb: 2 }}>
        Email
      </Typography>
      <p>
        <b>{email}</b> {account.data && (account.data.isConfirmed ? 'Confirmed' : 'Not confirmed')}
      </p>
      {account.data?.isConfirmed === false && (
        <>
          <p>Confirm your email, so that you can get back in if you forget your password.</p>
          <BusyButton variant="outlined" size="small" busy={send.isPending} onClick={() => send.mutate({})}>
            Send the email again
          </BusyButton>
        </>
      )}
      <div role="status">{isSent && <Note kind="success">The email is on its way.</Note>}</div>
      {send.error && <FailureNote text={failureText(send.error)} />}
    </section>
  );
};
