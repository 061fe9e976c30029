import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { type AccountView, type SecondStepKeyView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, Icon } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { SettingRow, Tag } from '../../../shared/settings/setting-rows';
import { TurnOffDialog } from './turn-off-dialog';

/** Loaded on demand, since it includes the QR code generator. */
const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog')).SetUpDialog }));

/** Undefined when an older backend does not send the count. */
const leftText = (count: number | undefined) => {
  if (count === undefined) return undefined;
  if (count === 0) return 'No recovery codes are left. Turn it off and on again to get new ones.';
  return count === 1 ? 'One recovery code is left' : `${count} recovery codes are left`;
};

/** Whether two-step sign-in is on, and a button to turn it on or off. */
export const SecondStepRow = ({ account }: { account: AccountView | undefined }) =>
  account?.hasSecondStep ? (
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
      action={<TurnOff />}
    />
  ) : (
    <SettingRow
      icon="safety"
      title="Second step"
      more="A code from your phone, so that a stolen password is not enough"
      action={account && <SetUp />}
    />
  );

const SetUp = () => {
  const [key, setKey] = useState<SecondStepKeyView>();
  const begin = useApiMutation(endpoints.account.beginSecondStep, {
    onSuccess: setKey,
    onError: (error) => toast(notices.secondStepFailed(failureText(error))),
  });
  return (
    <>
      <BusyButton variant="tint" size="small" busy={begin.isPending} onClick={() => begin.mutate({})}>
        Set up<span className="vh"> a second step</span>
      </BusyButton>
      {key && (
        <Suspense fallback={null}>
          <SetUpDialog secondStepKey={key} onClose={() => setKey(undefined)} />
        </Suspense>
      )}
    </>
  );
};

const TurnOff = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Turn off<span className="vh"> the second step</span>
      </Button>
      {isOpen && <TurnOffDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
