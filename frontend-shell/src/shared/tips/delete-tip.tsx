import Button from '@mui/material/Button';
import { useState } from 'react';
import { type TipView, endpoints } from '@wayfellow/contracts';
import { ConfirmDialog, Icon } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';

/** Deletes the user's own tip after confirmation. */
export const DeleteTip = ({ tip }: { tip: TipView }) => {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(endpoints.tips.remove, {
    onError: (error) => {
      setIsAsking(false);
      const description = failureText(error) ?? 'Please try again later.';
      toast({ title: 'Failed to delete tip', description, severity: 'error' });
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Icon name="trash" />}
        onClick={() => setIsAsking(true)}
        sx={{ color: 'error.main' }}
      >
        <span>
          Delete<span className="vh"> {tip.title}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        title="Delete this tip?"
        text={`"${tip.title}" and its upvotes will be gone. This cannot be undone.`}
        confirmLabel="Delete"
        busy={isPending}
        busyLabel="Deleting..."
        onConfirm={() => mutate({ params: { id: tip.id } })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
