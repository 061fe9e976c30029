import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { endpoints, inputs, limits } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { FailureNote, Note, TextInput, TextLink } from '@wayfellow/ui';
import { call, useForm, usePageMeta } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { SendAgainButton } from '../../shared/sign-in/send-again-button';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';

/** Requests a password reset link by email. The response is the same whether or not the account exists. */
export const ForgotPage = () => {
  usePageMeta({ title: 'Forgot your password?', description: 'Have a link to a new password sent to you.' });
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    rules: inputs.forgotPassword,
    toInput: ({ email }) => ({ email: email.trim() }),
    onSubmit: async (body) => {
      setFailure(undefined);
      try {
        await call(endpoints.account.forgotPassword, { body });
        setSent({ to: body.email, at: Date.now() });
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="Tell us your email. If there is an account, an email with a link is on its way."
    >
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5 }}>
        <div role="status">
          {sent && (
            <Note kind="info">
              <b>Check your inbox.</b> If an account with {sent.to} exists, the email is there within a
              minute. The link works once, for {limits.resetLinkMinutes} minutes.
            </Note>
          )}
        </div>
        {failure && <FailureNote text={failure} />}
        <TextInput {...form.fieldProps('email')} label="Email" type="email" autoComplete="email" />
        <SendAgainButton
          type="submit"
          variant="contained"
          fullWidth
          busy={form.isSubmitting}
          sentAt={sent?.at}
        >
          {sent ? 'Send the email again' : 'Send the email'}
        </SendAgainButton>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No email? Check your spam folder, or try the address you signed up with.{' '}
          <TextLink component={Link} to="/login">
            Log In
          </TextLink>
        </Typography>
      </Stack>
    </SignInFrame>
  );
};
