import { type ReactNode, useState } from 'react';
import { type OwnerProofInput, type SecondFactor, inputs } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { useForm } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { OwnerFactor } from '../../../shared/second-step/owner-factor';
import { PasswordInput } from '../../../shared/sign-in/password-input';

interface Props {
  title: string;
  confirmLabel: string;
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
  onConfirm: (proof: OwnerProofInput) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the password and a second factor before a factor ends. */
export const OwnerDialog = ({ title, confirmLabel, factors, onConfirm, onClose, children }: Props) => {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { password: '', code: '' },
    rules: inputs.turnOffSecondStep,
    toInput: ({ password, code }) => ({ password, code: code.trim() }),
    onSubmit: async (proof) => {
      setFailure(undefined);
      try {
        await onConfirm(proof);
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  return (
    <FormDialog title={title} form={form} isDanger submitLabel={confirmLabel} onClose={onClose}>
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      {children}
      <PasswordInput
        {...form.fieldProps('password')}
        // The server reports a wrong password as `currentPassword`.
        error={form.problems['password'] ?? form.problems['currentPassword']}
        label="Password"
        autoComplete="current-password"
      />
      <OwnerFactor factors={factors} field={form.fieldProps('code')} />
    </FormDialog>
  );
};
