import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { endpoints, inputs } from '@wayfellow/contracts';
import { BusyButton, TextInput } from '@wayfellow/ui';
import { ApiError, useApiMutation, useForm } from '@wayfellow/web';

const { code: rule } = inputs.secondFactor;

/** Whether a read failed because the session needs a second factor. */
export const asksForSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === '/problems/confirm-second-factor';

/** Confirms the session by a code, as moderators have to every twelve hours. */
export const SecondStepCard = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const confirm = useApiMutation(endpoints.auth.confirmSecondFactor, { onSuccess: onConfirmed });
  const form = useForm({
    initial: { code: '' },
    rules: { code: rule },
    toInput: ({ code }) => ({ code: code.trim() }),
    onSubmit: async ({ code }) => {
      await confirm.mutateAsync({ body: { kind: 'totp', code } });
    },
  });
  return (
    <Card sx={{ p: 6, maxWidth: 460 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        Confirm it is you with your second step
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        Cases are shown for twelve hours after a code from your authenticator app.
      </Typography>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
        <TextInput
          {...form.fieldProps('code')}
          label="Code"
          hint="Six digits, from your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num"
        />
        <BusyButton type="submit" variant="contained" busy={form.isSubmitting}>
          Confirm
        </BusyButton>
      </Stack>
    </Card>
  );
};
