import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { BusyButton, TextArea } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { counterOf } from '../../../shared/forms/counter';
import { failureText } from '../../../shared/forms/failure-text';

/** Replies to what somebody wrote about oneself. What is typed stays until it is sent or given up. */
export const ReplyForm = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const send = useApiMutation(endpoints.references.reply);
  const form = useForm({
    initial: { text: '' },
    rules: inputs.referenceReply,
    toInput: (values) => values,
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ params: { id }, body });
        toast(notices.replySent);
        onClose();
      } catch (error) {
        toast(notices.replyFailed(failureText(error)));
        throw error;
      }
    },
  });
  const { text } = form.values;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ display: 'grid', gap: 3, mt: 4 }}
    >
      <TextArea
        {...form.fieldProps('text')}
        label="Your reply"
        hint="One reply, which everybody can read. It cannot be changed."
        counter={counterOf(text, limits.referenceReply.max)}
        rows={3}
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 2.5, justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={onClose} disabled={form.isSubmitting}>
          Cancel
        </Button>
        <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel="Sending...">
          Send reply
        </BusyButton>
      </Box>
    </Box>
  );
};
