import Box from '@mui/material/Box';
import type { AccountView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, LinkButton, Tag } from '@wayfellow/ui';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { SettingRow } from '../../shared/settings/setting-rows';

interface Props {
  email: string;
  /** Undefined while loading. */
  account: AccountView | undefined;
}

/** The email address, whether it is confirmed, and a button that sends the confirmation link again. */
export const EmailRow = ({ email, account }: Props) => (
  <SettingRow
    icon="mail"
    title={email}
    tag={account && <Standing isConfirmed={account.isConfirmed} />}
    more={
      account && (account.isConfirmed ? 'Emails and password resets go here' : <SendAgain email={email} />)
    }
    action={
      <LinkButton component={Link} to="/profile" variant="outlined" size="small">
        Change<span className="vh"> the email</span>
      </LinkButton>
    }
  />
);

const Standing = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Tag tone="success">
      <Icon name="check" size={14} />
      Confirmed
    </Tag>
  ) : (
    <Tag tone="warning">Not confirmed</Tag>
  );

const SendAgain = ({ email }: { email: string }) => (
  <>
    Confirm your email, so that you can get back in if you forget your password.
    <Box sx={{ mt: 2 }}>
      <SendConfirmation email={email} />
    </Box>
  </>
);
