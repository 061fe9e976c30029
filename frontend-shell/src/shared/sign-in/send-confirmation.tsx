import { useState } from 'react';
import { endpoints, notices } from '@wayfellow/contracts';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { SendAgainButton } from './send-again-button';

/** Sends the email again that confirms the address of the signed-in user. */
export const SendConfirmation = ({ email }: { email: string }) => {
  const [sentAt, setSentAt] = useState<number>();
  const send = useApiMutation(endpoints.account.sendConfirmation, {
    onSuccess: () => {
      setSentAt(Date.now());
      toast(notices.confirmationSent(email));
    },
    onError: (error) => toast(notices.confirmationFailed(failureText(error))),
  });
  return (
    <SendAgainButton
      variant="outlined"
      size="small"
      busy={send.isPending}
      sentAt={sentAt}
      onClick={() => send.mutate({})}
    >
      Send the email again
    </SendAgainButton>
  );
};
