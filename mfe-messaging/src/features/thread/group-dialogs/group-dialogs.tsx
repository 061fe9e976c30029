import type { ReactNode } from 'react';
import type { ChatView } from '@wayfellow/contracts';
import { ConfirmDialog, ResponsiveDialog, firstNameOf } from '@wayfellow/ui';
import type { GroupDialog } from '../group-data/group-dialog';
import { peopleCount } from '../../../shared/people-count';
import { membersOf } from '../group-data/people';
import { useLeave, useRemove } from '../group-data/use-own-place';
import { InviteDialog } from './invite-dialog';
import { MuteDialog } from './mute-dialog';
import { RenameDialog } from './rename-dialog';
import { WhomToReport } from './whom-to-report';

interface Props {
  chat: ChatView;
  conversationId: number;
  userId: number;
  dialog: GroupDialog;
  people: ReactNode;
  onClose: () => void;
}

/** The dialog that is open in a conversation of several. */
export const GroupDialogs = ({ chat, conversationId, userId, dialog, people, onClose }: Props) => {
  const { leave, isLeaving } = useLeave(conversationId, userId, chat.meetup);
  const { remove, isRemoving } = useRemove(conversationId, onClose);
  switch (dialog.kind) {
    case 'people':
      return (
        <ResponsiveDialog open title={peopleCount(membersOf(chat).length)} onClose={onClose} actions={<></>}>
          {people}
        </ResponsiveDialog>
      );
    case 'invite':
      return <InviteDialog chat={chat} conversationId={conversationId} onClose={onClose} />;
    case 'rename':
      return <RenameDialog chat={chat} conversationId={conversationId} onClose={onClose} />;
    case 'mute':
      return <MuteDialog conversationId={conversationId} onClose={onClose} />;
    case 'report':
      return <WhomToReport chat={chat} userId={userId} onClose={onClose} />;
    case 'leave':
      return (
        <ConfirmDialog
          open
          destructive
          title={chat.meetup ? 'Leave the meetup?' : 'Leave the group?'}
          text={
            chat.meetup
              ? 'You no longer get its messages, and your place goes to the next in line.'
              : 'You no longer get its messages, and can come back only if somebody invites you.'
          }
          confirmLabel="Leave"
          busy={isLeaving}
          busyLabel="Leaving..."
          onConfirm={leave}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          open
          destructive
          title={`Remove ${firstNameOf(dialog.member.name)}?`}
          text={`${firstNameOf(dialog.member.name)} no longer gets the messages of this group.`}
          confirmLabel="Remove"
          busy={isRemoving}
          busyLabel="Removing..."
          onConfirm={() => remove(dialog.member.id)}
          onClose={onClose}
        />
      );
  }
};
