import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { endpoints, inputs } from '@wayfellow/contracts';
import { BusyButton, FailureNote, Note } from '@wayfellow/ui';
import { useApiMutation, useForm } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { PasswordInput } from '../../shared/sign-in/password-input';

const empty = { currentPassword: '', newPassword: '' };

/** Changing the password, which signs out everywhere else. */
export const PasswordSection = () => {
  const [isDone, setIsDone] = useState(false);
  const { account } = endpoints;
  const change = useApiMutation(account.changePassword, { invalidates: [account.one, account.sessions] });
  const form = useForm({
    initial: empty,
    rules: inputs.changePassword,
    toInput: (values) => values,
    onSubmit: async (body) => {
      setIsDone(false);
      await change.mutateAsync({ body });
      setIsDone(true);
      form.reset(empty);
    },
  });
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 8, mb: 2 }}>
        Password
      </Typography>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
        <PasswordInput
          {...form.fieldProps('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordInput {...form.fieldProps('newPassword')} label="New password" autoComplete="new-password" />
        {change.error && form.problemCount === 0 && <FailureNote text={failureText(change.error)} />}
        <div role="status">
          {isDone && <Note kind="success">Password changed. You are signed out everywhere else.</Note>}
        </div>
        <BusyButton type="submit" variant="outlined" busy={form.isSubmitting}>
          Change
        </BusyButton>
      </Stack>
    </section>
  );
};
