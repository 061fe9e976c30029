import { endpoints, inputs, notices } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { FormDialog } from '../../shared/forms/form-dialog';
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
    <FormDialog title="Change your password" form={form} submitLabel="Save password" onClose={onClose}>
      {change.error && form.problemCount === 0 && <FailureNote text={failureText(change.error)} />}
      <PasswordInput
        {...form.fieldProps('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordInput {...form.fieldProps('newPassword')} label="New password" />
    </FormDialog>
  );
};
