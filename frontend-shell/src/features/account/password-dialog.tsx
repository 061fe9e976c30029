import Button from '@mui/material/Button';
import { endpoints, inputs, notices } from '@wayfellow/contracts';
import { BusyButton, FailureNote, ResponsiveDialog } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { NewPasswordInput } from '../../shared/sign-in/new-password-input';
import { PasswordInput } from '../../shared/sign-in/password-input';

/** Changes the password, which signs out everywhere else. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const change = useApiMutation(endpoints.account.changePassword);
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    rules: inputs.changePassword,
    toInput: (values) => values,
    onSubmit: async (body) => {
      await change.mutateAsync({ body });
      toast(notices.passwordChanged);
      onClose();
    },
  });
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title="Change your password"
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={form.isSubmitting}>
            Save password
          </BusyButton>
        </>
      }
    >
      {change.error && form.problemCount === 0 && <FailureNote text={failureText(change.error)} />}
      <PasswordInput
        {...form.fieldProps('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordInput {...form.fieldProps('newPassword')} label="New password" />
    </ResponsiveDialog>
  );
};
