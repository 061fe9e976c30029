import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ChatView } from '@wayfellow/contracts';
import { AvatarWithFallback, ResponsiveDialog } from '@wayfellow/ui';
import { openReportDialog } from '@wayfellow/web';

interface Props {
  chat: ChatView;
  userId: number;
  onClose: () => void;
}

/** Asks which of the people a report is about, and opens the dialog for it. */
export const WhomToReport = ({ chat, userId, onClose }: Props) => (
  <ResponsiveDialog open title="Whom do you want to report?" onClose={onClose}>
    <MenuList aria-label="People" autoFocusItem sx={{ mx: -3, pt: 0, pb: 4 }}>
      {chat.members
        .filter(({ id }) => id !== userId)
        .map(({ id, name, profileImage }) => (
          <MenuItem
            key={id}
            sx={{ gap: 3, minHeight: 56, borderRadius: '10px', fontWeight: 600, whiteSpace: 'normal' }}
            onClick={() => {
              onClose();
              openReportDialog({ person: { id, name }, conversationId: chat.id ?? undefined });
            }}
          >
            <AvatarWithFallback id={id} name={name} src={profileImage} size={40} />
            {name}
          </MenuItem>
        ))}
    </MenuList>
  </ResponsiveDialog>
);
