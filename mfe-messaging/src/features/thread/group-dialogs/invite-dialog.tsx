import { useState } from 'react';
import { type ChatView, endpoints, limits, notices } from '@wayfellow/contracts';
import { ResponsiveDialog } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { tellFailure } from '../group-data/use-own-place';
import { InviteButton } from './invite-button';
import { PickList } from './pick-list';

interface Props {
  chat: ChatView;
  conversationId: number;
  onClose: () => void;
}

/** Invites more of the user's matches into a group. */
export const InviteDialog = ({ chat, conversationId, onClose }: Props) => {
  const [chosen, setChosen] = useState<number[]>([]);
  const inside = chat.members.filter(({ state }) => state !== 'left').map(({ id }) => id);
  const invite = useApiMutation(endpoints.conversations.invite, {
    onSuccess: () => {
      toast(notices.groupInvited(chosen.length));
      onClose();
    },
    onError: tellFailure,
  });
  return (
    <ResponsiveDialog
      open
      title="Invite"
      onClose={onClose}
      onSubmit={() => invite.mutate({ params: { id: conversationId }, body: { userIds: chosen } })}
      actions={<InviteButton count={chosen.length} isInviting={invite.isPending} />}
    >
      <PickList
        chosen={chosen}
        onChange={setChosen}
        without={inside}
        most={limits.group.people - inside.length}
      />
    </ResponsiveDialog>
  );
};
