import Skeleton from '@mui/material/Skeleton';
import { type SessionUserView, endpoints } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { SettingRows, SettingSection } from '../../shared/settings/setting-rows';
import { EmailRow } from './email-row';
import { PasswordRow } from './password-row';
import { Passkeys } from './second-step/passkeys';
import { SecondStepRow } from './second-step/second-step-row';
import { SignIns, useSignIns } from './sign-ins';

/** The user's credentials and active sessions. */
export const SignIn = ({ user }: { user: SessionUserView }) => {
  const account = useApiQuery(endpoints.account.one, {});
  const sessions = useSignIns();
  // At once, so that nothing moves what is above or below it when it comes.
  const isWaiting = !account.isFetched || !sessions.isFetched;
  return (
    <>
      <SettingSection title="Sign-in" lead="How you get in, and where you are in now.">
        {account.isError && (
          <FailureNote text={failureText(account.error)} onRetry={() => void account.refetch()} />
        )}
        {isWaiting ? (
          <Skeleton variant="rounded" height={280} />
        ) : (
          <SettingRows>
            <EmailRow email={user.email} account={account.data} />
            <PasswordRow account={account.data} />
            <SecondStepRow account={account.data} />
          </SettingRows>
        )}
      </SettingSection>
      {!isWaiting && (
        <>
          {account.data && <Passkeys account={account.data} />}
          <SignIns list={sessions} />
        </>
      )}
    </>
  );
};
