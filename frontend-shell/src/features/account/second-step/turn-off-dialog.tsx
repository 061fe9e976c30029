import { type SecondFactor, endpoints, notices, passkeyNotices } from '@wayfellow/contracts';
import { toast, useApiMutation } from '@wayfellow/web';
import { OwnerDialog } from './owner-dialog';

interface Props {
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
  onClose: () => void;
}

/** Turns codes from a phone off, which requires the password and a second factor. */
export const TurnOffDialog = ({ factors, onClose }: Props) => {
  const { mutateAsync } = useApiMutation(endpoints.account.turnOffSecondStep);
  return (
    <OwnerDialog
      title="Turn off the second step?"
      confirmLabel="Turn off"
      factors={factors}
      onClose={onClose}
      onConfirm={async (body) => {
        await mutateAsync({ body });
        toast(factors.includes('passkey') ? passkeyNotices.codesOff : notices.secondStepOff);
        onClose();
      }}
    />
  );
};
