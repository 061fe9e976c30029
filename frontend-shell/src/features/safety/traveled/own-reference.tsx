import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type OwnReferenceView, type ReferenceState, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, ResponsiveDialog } from '@wayfellow/ui';
import { closeSafety, toast, useApiMutation } from '@wayfellow/web';

interface Props {
  own: OwnReferenceView;
  title: string;
  name: string;
  isOpen: boolean;
}

const stateText = (state: ReferenceState, name: string): string => {
  if (state === 'waiting')
    return `Your text waits until ${name} has written, too, or two weeks are over. Nobody reads it before.`;
  return state === 'shown'
    ? `Your text is on ${name}’s page.`
    : 'Nothing is shown: one of you says that you did not meet, or a moderator has hidden it.';
};

/** What one has written about somebody, and what has become of it; it can be withdrawn. */
export const OwnReference = ({ own, title, name, isOpen }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useApiMutation(endpoints.references.withdraw, {
    onSuccess: () => {
      closeSafety();
      toast(notices.referenceWithdrawn);
    },
    onError: () => toast(notices.withdrawFailed),
  });
  const close = () => {
    if (!withdraw.isPending) closeSafety();
  };
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          {isAsking ? (
            <BusyButton
              variant="contained"
              color="error"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { id: own.id } })}
            >
              Withdraw for good
            </BusyButton>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
              Withdraw
            </Button>
          )}
          <Button variant="contained" onClick={close} disabled={withdraw.isPending}>
            Keep it
          </Button>
        </>
      }
    >
      <Typography>
        {own.met ? 'You wrote that you traveled together.' : 'You wrote that you did not meet.'}
      </Typography>
      {own.text && (
        <Typography
          component="blockquote"
          dir="auto"
          sx={{
            m: 0,
            fontFamily: 'h3.fontFamily',
            fontSize: '1.1875rem',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {own.text}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }} role="status">
        {isAsking ? `You cannot write about these days with ${name} again.` : stateText(own.state, name)}
      </Typography>
    </ResponsiveDialog>
  );
};
