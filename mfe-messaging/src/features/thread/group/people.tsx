import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ChatView } from '@wayfellow/contracts';
import { Icon, OffWithoutNetwork } from '@wayfellow/ui';
import type { GroupAction } from '../group-data/group-actions';
import type { GroupDialog } from '../group-data/group-dialog';
import { MemberRow } from './member-row';

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface PeopleProps {
  chat: ChatView;
  userId: number;
  actions: readonly GroupAction[];
  /** Whether there is no network. */
  isOff: boolean;
  ask: (dialog: GroupDialog) => void;
}

/** Who is in and who is invited, and what can be done. */
export const People = ({ chat, userId, actions, isOff, ask }: PeopleProps) => {
  const shown = chat.members.filter(({ state }) => state !== 'left');
  // The starter of a group takes people out of it; a meetup's host does that on its page.
  const mayRemove = chat.kind === 'group' && shown.some(({ id, isHost }) => id === userId && isHost);
  return (
    <>
      <ul aria-label="People">
        {shown.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.id === userId}
            onRemove={mayRemove && !isOff ? () => ask({ kind: 'remove', member }) : undefined}
          />
        ))}
      </ul>
      {isOff && <OffWithoutNetwork isOff what="Changing this chat" />}
      <Actions>
        {actions.map(({ label, icon, run, isDestructive }) => (
          <Button
            key={label}
            variant="text"
            size="small"
            sx={{ color: isDestructive ? 'error.main' : undefined }}
            startIcon={<Icon name={icon} />}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Actions>
    </>
  );
};
