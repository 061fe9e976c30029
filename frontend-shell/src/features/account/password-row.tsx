import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AccountView } from '@wayfellow/contracts';
import { SettingRow } from '../../shared/settings/setting-rows';
import { PasswordDialog } from './password-dialog';

const changedText = ({ passwordChangedAt }: AccountView) =>
  passwordChangedAt
    ? `Changed in ${new Date(passwordChangedAt).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })}`
    : 'Never changed';

/** When the password was changed, and a button to change it. */
export const PasswordRow = ({ account }: { account: AccountView | undefined }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow
      icon="key"
      title="Password"
      more={account && changedText(account)}
      action={
        <>
          <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
            Change<span className="vh"> the password</span>
          </Button>
          {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
        </>
      }
    />
  );
};
