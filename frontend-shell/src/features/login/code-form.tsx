import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { type SecondFactorCode, inputs, notices } from '@wayfellow/contracts';
import { BusyButton, TextInput } from '@wayfellow/ui';
import { ApiError, toast, useForm, useSession } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

const { code: rule } = inputs.secondFactor;

interface Props {
  kind: SecondFactorCode;
  /** Called when the sign-in has expired or had too many attempts. */
  onRestart: () => void;
}

/** Finishes a sign-in by a code. Success shows a toast and sets the session's user, upon which the screen redirects. */
export const CodeForm = ({ kind, onRestart }: Props) => {
  const { finishLogin } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { code: '' },
    rules: { code: rule },
    toInput: ({ code }) => ({ code: code.trim() }),
    onSubmit: async ({ code }) => {
      try {
        toast(notices.loggedIn((await finishLogin({ kind, code })).name));
      } catch (error) {
        toast(notices.loginFailed(failureText(error)));
        if (error instanceof ApiError && error.status === 401) onRestart();
        throw error;
      }
    },
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5 }}>
      {kind === 'totp' ? (
        <TextInput
          {...form.fieldProps('code')}
          ref={field}
          label="Code"
          hint="Six digits, from your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num"
        />
      ) : (
        <TextInput
          {...form.fieldProps('code')}
          ref={field}
          label="Recovery code"
          hint="One of the ten you wrote down. Each works once."
          autoComplete="off"
          spellCheck={false}
          className="num"
        />
      )}
      <BusyButton type="submit" variant="contained" fullWidth busy={form.isSubmitting}>
        Log In
      </BusyButton>
    </Stack>
  );
};
