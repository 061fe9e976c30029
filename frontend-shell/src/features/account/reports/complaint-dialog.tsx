import Typography from '@mui/material/Typography';
import { type ReportView, endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { TextArea } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { counterOf } from '../../../shared/forms/counter';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';

interface Props {
  report: ReportView;
  open: boolean;
  onClose: () => void;
}

/** Objects to the decision on a report of one's own, once. */
export const ComplaintDialog = ({ report, open, onClose }: Props) => {
  const send = useApiMutation(endpoints.reports.complain);
  const form = useForm({
    initial: { text: '' },
    rules: inputs.complaint,
    toInput: ({ text }) => ({ text: text.trim() }),
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ params: { id: report.id }, body });
        onClose();
        toast(notices.complained);
      } catch (error) {
        toast(notices.complaintFailed(failureText(error)));
        throw error;
      }
    },
  });
  return (
    <FormDialog
      title="Object to our decision"
      form={form}
      open={open}
      busyLabel="Sending..."
      submitLabel="Send"
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {report.status === 'acted' ? 'We acted on your report.' : 'We found no breach of our rules.'} Somebody
        else reads your report again, with what you write here.
      </Typography>
      <TextArea
        {...form.fieldProps('text')}
        label="What did we get wrong?"
        hint={`At least ${limits.statement.min} characters. You can object once.`}
        counter={counterOf(form.values.text, limits.statement.max)}
      />
    </FormDialog>
  );
};
