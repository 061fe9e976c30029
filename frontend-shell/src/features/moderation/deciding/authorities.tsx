import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { endpoints, notices } from '@wayfellow/contracts';
import { ConfirmDialog } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';

/** Where a lead notes that they told the authorities of a threat to life. */
export const Authorities = ({ caseId }: { caseId: number }) => {
  const [isAsking, setIsAsking] = useState(false);
  const note = useApiMutation(endpoints.moderation.tellAuthorities, {
    onSuccess: () => {
      setIsAsking(false);
      toast(notices.noted);
    },
    onError: (error) => {
      setIsAsking(false);
      toast(notices.notNoted(failureText(error)));
    },
  });
  return (
    <Card component="section" aria-label="A threat to life" sx={{ p: 5.5, mt: 4.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        A threat to life?
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Tell the authorities at once, by hand. Then note it here, never in the facts of a decision: only the
        log has it.
      </Typography>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        I told the authorities
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Note that you told the authorities?"
        text="The log says that you did, and when. Nothing in it can be changed."
        confirmLabel="Note it"
        busy={note.isPending}
        busyLabel="Noting..."
        onConfirm={() => note.mutate({ params: { id: caseId } })}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
};
