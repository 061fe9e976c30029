import Button from '@mui/material/Button';
import { useState } from 'react';
import { endpoints, inputs, notices } from '@wayfellow/contracts';
import { BusyButton, FailureNote, ResponsiveDialog, TextInput } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { PasswordInput } from '../../../shared/sign-in/password-input';

/** Turns two-step sign-in off, which requires the password and a code. */
export const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation(endpoints.account.turnOffSecondStep);
  const form = useForm({
    initial: { password: '', code: '' },
    rules: inputs.turnOffSecondStep,
    toInput: ({ password, code }) => ({ password, code: code.trim() }),
    onSubmit: async (body) => {
      setFailure(undefined);
      try {
        await mutateAsync({ body });
        toast(notices.secondStepOff);
        onClose();
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title="Turn off the second step?"
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color="error" busy={form.isSubmitting}>
            Turn off
          </BusyButton>
        </>
      }
    >
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      <PasswordInput
        {...form.fieldProps('password')}
        // The server reports a wrong password as `currentPassword`.
        error={form.problems['password'] ?? form.problems['currentPassword']}
        label="Password"
        autoComplete="current-password"
      />
      <TextInput
        {...form.fieldProps('code')}
        label="Code"
        hint="Six digits from your phone, or a recovery code."
        autoComplete="one-time-code"
        spellCheck={false}
        className="num"
      />
    </ResponsiveDialog>
  );
};
