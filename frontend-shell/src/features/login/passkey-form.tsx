import { endpoints, notices } from '@wayfellow/contracts';
import { ApiError, call, toast, useSession } from '@wayfellow/web';
import { answerByPasskey } from '../../shared/second-step/ceremonies';
import { UsePasskey } from '../../shared/second-step/use-passkey';

/** Finishes a sign-in by a passkey. Success shows a toast and sets the session's user, upon which the screen redirects. */
export const PasskeyForm = ({ onRestart }: { onRestart: () => void }) => {
  const { finishLoginByPasskey } = useSession();
  const use = async () => {
    try {
      const answer = await answerByPasskey(await call(endpoints.auth.passkeyChallenge, {}));
      toast(notices.loggedIn((await finishLoginByPasskey(answer)).name));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        toast(notices.loginFailed(error.detail));
        onRestart();
      }
      throw error;
    }
  };
  return <UsePasskey label="Continue" variant="contained" onUse={use} hasFocus />;
};
