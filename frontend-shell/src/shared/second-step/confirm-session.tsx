import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type SecondFactor, endpoints, inputs } from '@wayfellow/contracts';
import { codeKindOf } from '@wayfellow/contracts/safety/code-kind';
import { BusyButton, FailureNote, TextInput } from '@wayfellow/ui';
import { call, useForm } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { answerByPasskey } from './ceremonies';
import { UsePasskey } from './use-passkey';

const { confirmChallenge, confirmPasskey, confirmSecondFactor } = endpoints.auth;
const { code: rule } = inputs.secondFactor;

/** Confirms the session by one of the user's passkeys. */
export const confirmByPasskey = async (): Promise<void> =>
  call(confirmPasskey, { body: await answerByPasskey(await call(confirmChallenge, {})) });

/** What the field for a code says about it. */
export const codeHint = (factors: readonly SecondFactor[]): string =>
  factors.includes('totp')
    ? 'Six digits from your phone, or a recovery code.'
    : 'One of your recovery codes.';

interface Props {
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
  onConfirmed: () => void;
}

/** Confirms the session by a second factor: a passkey, or a code. */
export const ConfirmSession = ({ factors, onConfirmed }: Props) => (
  <Stack sx={{ gap: 4 }}>
    {factors.includes('passkey') && (
      <UsePasskey
        label="Use your passkey"
        variant="contained"
        onUse={() => confirmByPasskey().then(onConfirmed)}
      />
    )}
    {factors.some((factor) => factor !== 'passkey') && (
      <ConfirmByCode factors={factors} onConfirmed={onConfirmed} />
    )}
  </Stack>
);

const ConfirmByCode = ({ factors, onConfirmed }: Props) => {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { code: '' },
    rules: { code: rule },
    toInput: ({ code }) => ({ code: code.trim() }),
    onSubmit: async ({ code }) => {
      setFailure(undefined);
      try {
        await call(confirmSecondFactor, { body: { kind: codeKindOf(code), code } });
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
      onConfirmed();
    },
  });
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      <TextInput
        {...form.fieldProps('code')}
        label="Code"
        hint={codeHint(factors)}
        autoComplete="one-time-code"
        spellCheck={false}
        className="num"
      />
      <BusyButton
        type="submit"
        variant={factors.includes('passkey') ? 'outlined' : 'contained'}
        busy={form.isSubmitting}
      >
        Confirm
      </BusyButton>
    </Stack>
  );
};
