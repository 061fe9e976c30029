import { useState } from 'react';
import { type Notice, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, FailureNote, Note, TextLink } from '@wayfellow/ui';
import { call, usePageMeta, useSession } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';
import { useLinkToken } from './link-token';

interface Props {
  title: string;
  lead: string;
  button: string;
  done: Pick<Notice, 'title' | 'description'>;
  send: (body: { token: string }) => Promise<void>;
}

/** The target of a link in an email. Only its button changes anything, since mail scanners also open links. */
const LinkPage = ({ title, lead, button, done, send }: Props) => {
  usePageMeta({ title, description: lead });
  const token = useLinkToken();
  const { refresh } = useSession();
  const [state, setState] = useState<'waiting' | 'busy' | 'done'>('waiting');
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await send({ token });
      setState('done');
      await refresh();
    } catch (error) {
      setState('waiting');
      setFailure(failureText(error) ?? 'Please try again.');
    }
  };
  return (
    <SignInFrame title={title} lead={lead}>
      {failure && <FailureNote text={failure} />}
      <div role="status">
        {state === 'done' && (
          <Note kind="success">
            <b>{done.title}.</b> {done.description}
          </Note>
        )}
      </div>
      {state === 'done' ? (
        <TextLink component={Link} to="/">
          Go on to Wayfellow
        </TextLink>
      ) : (
        <BusyButton
          variant="contained"
          fullWidth
          sx={{ mt: 4.5 }}
          busy={state === 'busy'}
          onClick={() => void confirm()}
        >
          {button}
        </BusyButton>
      )}
    </SignInFrame>
  );
};

export const ConfirmPage = () => (
  <LinkPage
    title="Confirm your email"
    lead="So that you can get back in if you forget your password."
    button="Confirm"
    done={notices.emailConfirmed}
    send={(body) => call(endpoints.account.confirmEmail, { body })}
  />
);

export const UndoPage = () => (
  <LinkPage
    title="Bring your email back"
    lead="Your account gets its old email back and is signed out everywhere."
    button="Undo the change"
    done={notices.emailRestored}
    send={(body) => call(endpoints.account.undoEmail, { body })}
  />
);
