import Button from '@mui/material/Button';
import { type ChatView, endpoints, inputs } from '@wayfellow/contracts';
import { BusyButton, ResponsiveDialog, TextInput } from '@wayfellow/ui';
import { useApiMutation, useForm } from '@wayfellow/web';
import { tellFailure } from '../group-data/use-own-place';

interface Props {
  chat: ChatView;
  conversationId: number;
  onClose: () => void;
}

/** Gives a group another name. */
export const RenameDialog = ({ chat, conversationId, onClose }: Props) => {
  const rename = useApiMutation(endpoints.conversations.rename);
  const form = useForm({
    initial: { title: chat.title ?? '' },
    rules: inputs.groupTitle,
    toInput: ({ title }) => ({ title: title.trim() }),
    onSubmit: async (body) => {
      try {
        await rename.mutateAsync({ params: { id: conversationId }, body });
        onClose();
      } catch (error) {
        tellFailure(error);
        throw error;
      }
    },
  });
  return (
    <ResponsiveDialog
      open
      title="Rename the group"
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel="Saving...">
            Save
          </BusyButton>
        </>
      }
    >
      <TextInput label="Name" autoFocus {...form.fieldProps('title')} />
    </ResponsiveDialog>
  );
};
