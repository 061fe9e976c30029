import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import {
  type AccountView,
  type SecondFactor,
  type SecondStepKeyView,
  endpoints,
  notices,
} from '@wayfellow/contracts';
import { BusyButton, Icon, Tag } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { asksToConfirm } from '../../../shared/second-step/asks-to-confirm';
import { factorsOf } from '../../../shared/second-step/factors-of';
import { SettingRow } from '../../../shared/settings/setting-rows';
import { ConfirmDialog } from './confirm-dialog';
import { TurnOffDialog } from './turn-off-dialog';

/** Loaded on demand, since it includes the QR code generator. */
const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog')).SetUpDialog }));

/** Undefined when an older backend does not send the count. */
const leftText = (count: number | undefined) => {
  if (count === undefined) return undefined;
  if (count === 0) return 'No recovery codes are left. Turn it off and on again to get new ones.';
  return count === 1 ? 'One recovery code is left' : `${count} recovery codes are left`;
};

interface Props {
  /** Undefined while loading. */
  account: AccountView | undefined;
}

/** Whether codes from a phone are on, and a button to turn them on or off. */
export const SecondStepRow = ({ account }: Props) => {
  const factors = account ? factorsOf(account) : [];
  return account && factors.includes('totp') ? (
    <SettingRow
      icon="safety"
      title="Second step"
      tag={
        <Tag tone="success">
          <Icon name="check" size={14} />
          On
        </Tag>
      }
      more={leftText(account.recoveryCodesLeft)}
      action={<TurnOff factors={factors} />}
    />
  ) : (
    <SettingRow
      icon="safety"
      title="Second step"
      more="A code from your phone, so that a stolen password is not enough"
      action={account && <SetUp factors={factors} />}
    />
  );
};

interface FactorsProps {
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
}

const SetUp = ({ factors }: FactorsProps) => {
  const [key, setKey] = useState<SecondStepKeyView>();
  const [isConfirming, setIsConfirming] = useState(false);
  const begin = useApiMutation(endpoints.account.beginSecondStep, {
    onSuccess: setKey,
    onError: (error) =>
      asksToConfirm(error) ? setIsConfirming(true) : toast(notices.secondStepFailed(failureText(error))),
  });
  return (
    <>
      <BusyButton variant="tint" size="small" busy={begin.isPending} onClick={() => begin.mutate({})}>
        Set up<span className="vh"> a second step</span>
      </BusyButton>
      {isConfirming && (
        <ConfirmDialog
          factors={factors}
          onClose={() => setIsConfirming(false)}
          onConfirmed={() => {
            setIsConfirming(false);
            begin.mutate({});
          }}
        />
      )}
      {/* Once the button has the focus again, which the dialog gives back. */}
      {key && !begin.isPending && (
        <Suspense fallback={null}>
          <SetUpDialog
            secondStepKey={key}
            tellsCodes={!factors.includes('recovery')}
            onClose={() => setKey(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

const TurnOff = ({ factors }: FactorsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Turn off<span className="vh"> the second step</span>
      </Button>
      {isOpen && <TurnOffDialog factors={factors} onClose={() => setIsOpen(false)} />}
    </>
  );
};
