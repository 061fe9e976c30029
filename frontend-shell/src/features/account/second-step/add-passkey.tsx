import { useState } from 'react';
import { type SecondFactor, endpoints, passkeyNotices } from '@wayfellow/contracts';
import { BusyButton } from '@wayfellow/ui';
import { call, invalidate, toast, useQueryClient } from '@wayfellow/web';
import { asksToConfirm } from '../../../shared/second-step/asks-to-confirm';
import { createPasskey, passkeyFailure } from '../../../shared/second-step/ceremonies';
import { ConfirmDialog } from './confirm-dialog';
import { RecoveryCodes } from './recovery-codes';

/** Adds a passkey of this device, then shows the recovery codes where they are new. */
export const AddPasskey = ({ factors }: { factors: readonly SecondFactor[] }) => {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = () => {
    setCodes([]);
    toast(passkeyNotices.added);
    // Only now: with the last passkey that an account may have, the codes would go before they are read.
    void invalidate(client, endpoints.account.one, endpoints.account.passkeys);
  };
  const add = async () => {
    setIsBusy(true);
    try {
      const body = await createPasskey(await call(endpoints.account.newPasskeyChallenge, {}));
      const { recoveryCodes } = await call(endpoints.account.addPasskey, { body });
      if (recoveryCodes.length === 0) finish();
      else setCodes(recoveryCodes);
    } catch (error) {
      if (asksToConfirm(error)) setIsConfirming(true);
      else toast(passkeyNotices.notAdded(passkeyFailure(error)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <BusyButton variant="tint" size="small" busy={isBusy} onClick={() => void add()}>
        Add a passkey
      </BusyButton>
      {isConfirming && (
        <ConfirmDialog
          factors={factors}
          onClose={() => setIsConfirming(false)}
          onConfirmed={() => {
            setIsConfirming(false);
            void add();
          }}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={finish} />}
    </>
  );
};
