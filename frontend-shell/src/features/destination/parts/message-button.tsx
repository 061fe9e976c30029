import Button from '@mui/material/Button';
import { useId } from 'react';
import { type Notice, notices, shownProblems } from '@wayfellow/contracts';
import { toast, useSession } from '@wayfellow/web';

const notMatched: Notice = {
  title: 'Connect first',
  description: shownProblems.notMatched,
  severity: 'error',
};

/**
 * The Message button for a traveler without a match. It stays enabled and explains why no message can be sent, since a
 * disabled button cannot explain itself to touch and keyboard users.
 */
export const MessageButton = ({ name }: { name: string }) => {
  const { user } = useSession();
  const reason = useId();
  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={reason}
        onClick={() => toast(user ? notMatched : notices.connectNeedsLogin)}
      >
        <span>
          Message<span className="vh">, {name}</span>
        </span>
      </Button>
      <span id={reason} hidden>
        {notMatched.description}
      </span>
    </>
  );
};
