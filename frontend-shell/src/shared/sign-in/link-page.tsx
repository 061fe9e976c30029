import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Notice } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, FailureNote, Note, TextLink } from '@wayfellow/ui';
import { usePageMeta, usePrivatePage, useSession } from '@wayfellow/web';
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
}

/** The target of a link in an email. Only its button changes anything, since mail scanners also open links. */
export const LinkPage = ({ title, lead, button, done, send, other }: Props) => {
  usePageMeta({ title, description: lead });
  usePrivatePage();
  const token = useLinkToken();
  const { refresh } = useSession();
  const [state, setState] = useState<'waiting' | 'busy' | Props['done']>('waiting');
  const [failure, setFailure] = useState<string>();
  const answer = async (by: Pick<Props, 'done' | 'send'>) => {
    setState('busy');
    setFailure(undefined);
    try {
      await by.send({ token });
      setState(by.done);
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
        {typeof state === 'object' && (
          <Note kind="success">
            <b>{state.title}.</b> {state.description}
          </Note>
        )}
      </div>
      {typeof state === 'object' ? (
        <TextLink standalone component={Link} to="/">
          Go on to Wayfellow
        </TextLink>
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
