import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Notice } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, FailureNote, Note, TextLink } from '@wayfellow/ui';
import { ApiError, usePageMeta, usePrivatePage, useSession } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { SignInFrame } from './sign-in-frame';
import { useLinkToken } from './link-token';

interface Props {
  title: string;
  lead: string;
  button: string;
  done: Pick<Notice, 'title' | 'description'>;
  send: (body: { token: string }) => Promise<void>;
  /** Another answer than the button's, of less weight. */
  other?: { button: string; done: Pick<Notice, 'title' | 'description'>; send: Props['send'] };
  /** Where one goes from a link that no longer works, such as to ask for a new one. */
  elsewhere?: Destination;
}

interface Destination {
  to: string;
  label: string;
}

const HOME: Destination = { to: '/', label: 'Go on to Wayfellow' };

/** It was used, or is too old: pressing again cannot help. */
const isExpired = (error: unknown) =>
  error instanceof ApiError && error.problem?.type === '/problems/link-expired';

/** The target of a link in an email. Only its button changes anything, since mail scanners also open links. */
export const LinkPage = ({ title, lead, button, done, send, other, elsewhere = HOME }: Props) => {
  usePageMeta({ title, description: lead });
  usePrivatePage();
  const token = useLinkToken();
  const { refresh } = useSession();
  const [state, setState] = useState<'waiting' | 'busy' | 'over' | Props['done']>('waiting');
  const [failure, setFailure] = useState<string>();
  const answer = async (by: Pick<Props, 'done' | 'send'>) => {
    setState('busy');
    setFailure(undefined);
    try {
      await by.send({ token });
      setState(by.done);
      await refresh();
    } catch (error) {
      setState(isExpired(error) ? 'over' : 'waiting');
      setFailure(failureText(error) ?? 'Please try again.');
    }
  };
  return (
    <SignInFrame title={title} lead={lead}>
      {failure && <FailureNote text={failure} />}
      <div role="status">
        {typeof state === 'object' && (
          <Note kind="success">
            <b>{state.title}.</b> {state.description}
          </Note>
        )}
      </div>
      {typeof state === 'object' || state === 'over' ? (
        <Onward {...(state === 'over' ? elsewhere : HOME)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, mt: 4.5 }}>
          <BusyButton
            variant="contained"
            fullWidth
            busy={state === 'busy'}
            onClick={() => void answer({ done, send })}
          >
            {button}
          </BusyButton>
          {other && (
            <Button
              variant="outlined"
              fullWidth
              disabled={state === 'busy'}
              onClick={() => void answer(other)}
            >
              {other.button}
            </Button>
          )}
        </Box>
      )}
    </SignInFrame>
  );
};

const Onward = ({ to, label }: Destination) => (
  <TextLink standalone component={Link} to={to}>
    {label}
  </TextLink>
);
