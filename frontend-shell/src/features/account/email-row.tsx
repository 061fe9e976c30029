import { useState } from 'react';
import Box from '@mui/material/Box';
import { type AccountView, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, LinkButton } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { SendAgainButton } from '../../shared/sign-in/send-again-button';
import { SettingRow, Tag } from '../../shared/settings/setting-rows';

interface Props {
  email: string;
  /** Undefined while loading. */
  account: AccountView | undefined;
}

/** The email address, whether it is confirmed, and a button that sends the confirmation link again. */
export const EmailRow = ({ email, account }: Props) => (
  <SettingRow
    icon="mail"
    title={email}
    tag={account && <Standing isConfirmed={account.isConfirmed} />}
    more={
      account && (account.isConfirmed ? 'Emails and password resets go here' : <SendAgain email={email} />)
    }
    action={
      <LinkButton component={Link} to="/profile" variant="outlined" size="small">
        Change<span className="vh"> the email</span>
      </LinkButton>
    }
  />
);

const Standing = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Tag tone="success">
      <Icon name="check" size={14} />
      Confirmed
    </Tag>
  ) : (
    <Tag tone="warning">Not confirmed</Tag>
  );

const SendAgain = ({ email }: { email: string }) => {
  const [sentAt, setSentAt] = useState<number>();
  const send = useApiMutation(endpoints.account.sendConfirmation, {
    onSuccess: () => {
      setSentAt(Date.now());
      toast(notices.confirmationSent(email));
    },
    onError: (error) => toast(notices.confirmationFailed(failureText(error))),
  });
  return (
    <>
      Confirm your email, so that you can get back in if you forget your password.
      <Box sx={{ mt: 2 }}>
        <SendAgainButton
          variant="outlined"
          size="small"
          busy={send.isPending}
          sentAt={sentAt}
          onClick={() => send.mutate({})}
        >
          Send the email again
        </SendAgainButton>
      </Box>
    </>
  );
};
