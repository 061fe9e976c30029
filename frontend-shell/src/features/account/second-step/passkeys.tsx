import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type AccountView,
  type PasskeyView,
  type SecondFactor,
  endpoints,
  limits,
  passkeyNotices,
} from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { factorsOf } from '../../../shared/second-step/factors-of';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { deviceIcon } from '../device-icon';
import { dayText, usedText } from '../moments';
import { AddPasskey } from './add-passkey';
import { OwnerDialog } from './owner-dialog';

/** The user's passkeys. Not shown where this address cannot have any, unless there are some to remove. */
export const Passkeys = ({ account }: { account: AccountView }) => {
  const factors = factorsOf(account);
  const isHere = account.passkeyOrigin === window.location.origin;
  return isHere || factors.includes('passkey') ? (
    <SettingSection
      title="Passkeys"
      lead="Confirm with your fingerprint, your face or your screen lock, after your password. A passkey works on this site only, so no fake site can get it from you."
    >
      <List factors={factors} canAdd={isHere} />
      {factors.includes('passkey') && !factors.includes('totp') && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {codesText(account.recoveryCodesLeft)}
        </Typography>
      )}
    </SettingSection>
  ) : null;
};

const codesText = (count: number) =>
  count === 0
    ? 'No recovery codes are left. The next passkey that you add brings new ones.'
    : `Recovery codes, for when the device is lost: ${count} left.`;

const List = ({ factors, canAdd }: { factors: readonly SecondFactor[]; canAdd: boolean }) => {
  const list = useApiQuery(endpoints.account.passkeys, {});
  if (!list.data)
    return list.isError ? (
      <FailureNote text={failureText(list.error)} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton height={84} />
    );
  return (
    <>
      {list.data.length > 0 && (
        <SettingRows>
          {list.data.map((one) => (
            <Passkey key={one.id} one={one} factors={factors} />
          ))}
        </SettingRows>
      )}
      {canAdd && list.data.length < limits.passkeysPerUser && (
        <Box sx={{ mt: list.data.length > 0 ? 3.5 : 0 }}>
          <AddPasskey factors={factors} />
        </Box>
      )}
    </>
  );
};

const Passkey = ({ one, factors }: { one: PasskeyView; factors: readonly SecondFactor[] }) => {
  const { device, since, usedAt } = one;
  const [isOpen, setIsOpen] = useState(false);
  const added = `dded ${dayText(since)}`;
  return (
    <SettingRow
      icon={deviceIcon(device)}
      title={device}
      more={
        <span className="num">{usedAt ? `${usedText(usedAt)}, a${added}` : `A${added}, never used`}</span>
      }
      action={
        <>
          <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
            Remove<span className="vh"> the passkey of {device}</span>
          </Button>
          {isOpen && <RemoveDialog one={one} factors={factors} onClose={() => setIsOpen(false)} />}
        </>
      }
    />
  );
};

interface RemoveProps {
  one: PasskeyView;
  factors: readonly SecondFactor[];
  onClose: () => void;
}

const RemoveDialog = ({ one: { id, device }, factors, onClose }: RemoveProps) => {
  const { mutateAsync } = useApiMutation(endpoints.account.removePasskey);
  return (
    <OwnerDialog
      title="Remove this passkey?"
      confirmLabel="Remove"
      factors={factors}
      onClose={onClose}
      onConfirm={async (body) => {
        await mutateAsync({ params: { id }, body });
        toast(passkeyNotices.removed);
        onClose();
      }}
    >
      <Typography>
        The one that {device} added. It stays on the device until you delete it there, and logs nobody in.
      </Typography>
    </OwnerDialog>
  );
};
