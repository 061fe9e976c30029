import { useState } from 'react';
import { endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { FailureNote, ResponsiveDialog, TextInput } from '@wayfellow/ui';
import { detailOf, toast, useApiMutation, useForm } from '@wayfellow/web';
import { newClientId } from '../outbox/client-id';
import { InviteButton } from './invite-button';
import { PickList } from './pick-list';

/** Starts a group: some of the user's matches, and a name if they like. */
export const NewGroupDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const start = useApiMutation(endpoints.conversations.create);
  // The same on every attempt, so that the group is started once.
  const [clientId] = useState(newClientId);
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { title: '', userIds: [] as number[] },
    rules: inputs.group,
    toInput: ({ title, userIds }) => ({ title: title.trim() || undefined, userIds, clientId }),
    onSubmit: async (body) => {
      setFailure(undefined);
      try {
        const { id } = await start.mutateAsync({ body });
        toast(notices.groupStarted(body.userIds.length));
        onClose();
        void navigate(`/messages/g/${id}`);
      } catch (error) {
        setFailure(detailOf(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  const { userIds } = form.values;
  return (
    <ResponsiveDialog
      open
      title="New group"
      onClose={onClose}
      onSubmit={form.submit}
      actions={<InviteButton count={userIds.length} isInviting={form.isSubmitting} />}
    >
      {failure && form.problemCount === 0 && (
        <FailureNote title="The group was not started." text={failure} />
      )}
      <PickList
        chosen={userIds}
        onChange={(ids) => form.set('userIds', ids)}
        most={limits.group.people - 1}
      />
      <TextInput label="Name it" optional {...form.fieldProps('title')} />
    </ResponsiveDialog>
  );
};
