import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type SecondStepKeyView, endpoints, inputs, notices } from '@wayfellow/contracts';
import { FailureNote, Note, TextInput, TextLink } from '@wayfellow/ui';
import { call, invalidate, toast, useForm, useQueryClient } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

/** The key in groups of four characters, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

interface Props {
  secondStepKey: SecondStepKeyView;
  /** Whether recovery codes come next: not where the account has some. */
  tellsCodes: boolean;
  onClose: () => void;
}

/** Shows the key for an authenticator app, asks for a first code, then shows the recovery codes. */
export const SetUpDialog = ({ secondStepKey: { secret, uri }, tellsCodes, onClose }: Props) => {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string>();
  const finish = () => {
    onClose();
    toast(notices.secondStepOn);
    // Only now, since the updated account closes this dialog.
    void invalidate(client, endpoints.account.one);
  };
  const form = useForm({
    initial: { code: '' },
    rules: inputs.turnOnSecondStep,
    toInput: ({ code }) => ({ code: code.trim() }),
    onSubmit: async (body) => {
      setFailure(undefined);
      try {
        const { recoveryCodes } = await call(endpoints.account.turnOnSecondStep, { body });
        // An account with a passkey has its codes.
        if (recoveryCodes.length === 0) finish();
        else setCodes(recoveryCodes);
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  return (
    <FormDialog title="Set up a second step" form={form} submitLabel="Turn on" onClose={onClose}>
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      <Typography sx={{ color: 'text.secondary' }}>
        <Box component="b" sx={{ color: 'text.primary' }}>
          1. Scan this
        </Box>{' '}
        with an authenticator app on your phone.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5.5, alignItems: 'center' }}>
        <QrCode text={uri} label="QR code with the key beside it" />
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography sx={{ mb: 2, fontSize: '.9375rem', color: 'text.secondary' }}>
            Cannot scan? Type this key:
          </Typography>
          <Typography className="num" sx={{ maxWidth: '19ch', fontWeight: 650, lineHeight: 1.7 }}>
            {grouped(secret)}
          </Typography>
          <TextLink href={uri} standalone>
            Open in an app on this device
          </TextLink>
        </Box>
      </Box>
      <TextInput
        {...form.fieldProps('code')}
        label="2. Type the six digits it shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="num"
        sx={{ maxWidth: 180, fontSize: '1.35rem', letterSpacing: '.12em' }}
      />
      {tellsCodes && (
        <Note kind="quiet">
          Next you get ten recovery codes. Keep them off your phone: phones get lost on trips.
        </Note>
      )}
    </FormDialog>
  );
};
