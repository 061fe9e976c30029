import Typography from '@mui/material/Typography';
import { endpoints, inputs, notices, retentionDays } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { PasswordInput } from '../../../shared/sign-in/password-input';

/** Asks for the password before a copy of the user's data is made. */
export const CopyDialog = ({ onClose }: { onClose: () => void }) => {
  const create = useApiMutation(endpoints.exports.create);
  const form = useForm({
    initial: { password: '' },
    rules: inputs.export,
    toInput: (values) => values,
    onSubmit: async (body) => {
      await create.mutateAsync({ body });
      toast(notices.copyAsked);
      onClose();
    },
  });
  return (
    <FormDialog title="Have a copy made?" form={form} submitLabel="Make a copy" onClose={onClose}>
      {create.error && form.problemCount === 0 && <FailureNote text={failureText(create.error)} />}
      <Typography>
        It takes some minutes. You can download it here for {retentionDays.copy} days. Keep it where nobody
        else reads it: your messages are in it.
      </Typography>
      <PasswordInput
        {...form.fieldProps('password')}
        // The server reports a wrong password as `currentPassword`.
        error={form.problems['password'] ?? form.problems['currentPassword']}
        label="Your password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
};
