import type { ChatView } from '@wayfellow/contracts';
import type { IconName } from '@wayfellow/ui';
import type { GroupDialog } from './group-dialog';

/** Something that can be done in a conversation of several. */
export interface GroupAction {
  label: string;
  icon: IconName;
  run: () => void;
  isDestructive?: boolean;
}

interface Doing {
  ask: (dialog: GroupDialog) => void;
  unmute: () => void;
  /** Leads to the page of the meetup. */
  openMeetup: () => void;
}

/** What the user can do in a conversation. */
export const actionsOf = (
  { kind, meetup, members, isMuted, isOpen }: ChatView,
  userId: number,
  { ask, unmute, openMeetup }: Doing,
): readonly GroupAction[] => {
  const asks = (dialog: Exclude<GroupDialog['kind'], 'remove'>) => () => ask({ kind: dialog });
  const change: GroupAction[] = [
    { label: 'Invite', icon: 'plus', run: asks('invite') },
    { label: 'Rename', icon: 'edit', run: asks('rename') },
  ];
  /** A host cancels a meetup, and does not leave it. */
  const isHost = members.some(({ id, isHost }) => isHost && id === userId);
  return [
    ...(kind === 'group' && isOpen ? change : []),
    isMuted
      ? { label: 'Unmute', icon: 'bell', run: unmute }
      : { label: 'Mute', icon: 'mute', run: asks('mute') },
    { label: 'Report', icon: 'flag', run: asks('report') },
    kind === 'group'
      ? { label: 'Leave the group', icon: 'logout', run: asks('leave'), isDestructive: true }
      : isHost
        ? { label: 'Open the meetup', icon: 'calendar', run: openMeetup }
        : // Leaving the meetup leaves its chat, and is done where its place is, or here while that page is hidden.
          {
            label: 'Leave the meetup',
            icon: 'logout',
            run: meetup?.isHidden ? asks('leave') : openMeetup,
            isDestructive: true,
          },
  ];
};
