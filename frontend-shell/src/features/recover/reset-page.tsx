import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { type ResetLinkView, endpoints, inputs, problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, FailureNote, Note, TextLink } from '@wayfellow/ui';
import { call, useForm, usePageMeta, usePrivatePage, useSession } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { NewPasswordInput } from '../../shared/sign-in/new-password-input';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';
import { useLinkToken } from '../../shared/sign-in/link-token';

const { newPassword } = inputs.resetPassword;

const leadFor = (account: ResetLinkView | undefined) => (
  <>
    {account && (
      <>
        For the account <b>{account.username}</b>.{' '}
      </>
    )}
    You will be signed out everywhere else.
  </>
);

/** Sets a new password through the link in an email. */
export const ResetPage = () => {
  usePageMeta({ title: 'Choose a new password', description: 'Choose a new password for your account.' });
  usePrivatePage();
  const token = useLinkToken();
  const { refresh } = useSession();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [account, setAccount] = useState<ResetLinkView>();
  useEffect(() => {
    if (!token) return setFailure(problems['link-expired'].detail);
    call(endpoints.account.readResetLink, { body: { token } }).then(setAccount, (error: unknown) =>
      setFailure(failureText(error)),
    );
  }, [token]);
  const form = useForm({
    initial: { newPassword: '' },
    rules: { newPassword },
    toInput: (values) => values,
    onSubmit: async (values) => {
      if (!token) return;
      setFailure(undefined);
      try {
        await call(endpoints.account.resetPassword, { body: { token, ...values } });
        setIsDone(true);
        // The reset ended all sessions, including one in this browser.
        await refresh();
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  if (isDone)
    return (
      <SignInFrame title="Password changed" lead="You are signed out everywhere.">
        <TextLink standalone component={Link} to="/login">
          Log In
        </TextLink>
      </SignInFrame>
    );
  return (
    <SignInFrame title="Choose a new password" lead={leadFor(account)}>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5 }}>
        {failure && <FailureNote text={failure} />}
        <NewPasswordInput {...form.fieldProps('newPassword')} label="New password" />
        <BusyButton type="submit" variant="contained" fullWidth busy={form.isSubmitting}>
          Save password
        </BusyButton>
        {account?.hasSecondStep && (
          <Note>Your second step stays on: after this you log in with it, too.</Note>
        )}
        <TextLink standalone component={Link} to="/forgot">
          Ask for a new link
        </TextLink>
      </Stack>
    </SignInFrame>
  );
};
