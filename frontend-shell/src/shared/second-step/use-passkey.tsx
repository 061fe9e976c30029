import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { BusyButton, FailureNote } from '@wayfellow/ui';
import { passkeyFailure } from './ceremonies';

interface Props {
  label: string;
  variant: 'contained' | 'outlined';
  /** Asks for a challenge, has a passkey answer it, and sends the answer. */
  onUse: () => Promise<void>;
  hasFocus?: boolean;
}

/** A button that uses a passkey, and says why it was not taken. */
export const UsePasskey = ({ label, variant, onUse, hasFocus = false }: Props) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const use = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onUse();
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack sx={{ gap: 4 }}>
      {failure && <FailureNote text={failure} />}
      <BusyButton variant={variant} fullWidth busy={isBusy} onClick={() => void use()} autoFocus={hasFocus}>
        {label}
      </BusyButton>
    </Stack>
  );
};
