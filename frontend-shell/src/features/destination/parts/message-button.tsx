import Button from '@mui/material/Button';
import { useId } from 'react';
import { type Notice, notices, problems } from '@wayfellow/contracts';
import { toast, useSession } from '@wayfellow/web';

const notMatched: Notice = {
  title: 'Connect first',
  description: problems['not-matched'].detail,
  severity: 'error',
};

/**
 * The Message button of a traveler one has not matched with. It can be pressed, and says why nothing is sent: a
 * disabled one would explain itself neither by touch nor by keyboard.
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
