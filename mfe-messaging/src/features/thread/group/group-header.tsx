import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChatView } from '@wayfellow/contracts';
import { ConnectionDot, GroupPicture, Icon, MoreButton } from '@wayfellow/ui';
import { BackToList, ChatHead, ChatNames } from '../parts/chat-head';
import type { GroupAction } from '../group-data/group-actions';
import { peopleCount } from '../../../shared/people-count';
import { membersOf } from '../group-data/people';
import { whenText } from '../group-data/meetup-texts';

interface Props {
  chat: ChatView;
  title: string;
  userId: number;
  actions: readonly GroupAction[];
  isPhone: boolean;
  isLive: boolean;
  /** Opens the list of people, where it does not stand beside the chat. */
  onPeople?: () => void;
}

const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  flex: 1,
  minWidth: 0,
});

/** The title as a button, which takes presses on the whole line. */
const Title = styled('button')({
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const ActionMenu = ({
  actions,
  anchor,
  onClose,
}: Pick<Props, 'actions'> & { anchor: HTMLElement; onClose: () => void }) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {actions.map(({ label, icon, run, isDestructive }) => (
      <MenuItem
        key={label}
        sx={{ gap: 3, minHeight: 44, color: isDestructive ? 'error.main' : undefined }}
        onClick={() => {
          onClose();
          run();
        }}
      >
        <Icon name={icon} /> {label}
      </MenuItem>
    ))}
  </Menu>
);

/** The people of a conversation, its name and when they meet. On phones it is the screen's header. */
export const GroupHeader = ({ chat, title, userId, actions, isPhone, isLive, onPeople }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const members = membersOf(chat);
  const others = members.filter(({ id }) => id !== userId);
  const mute = actions.find(({ icon }) => icon === 'mute' || icon === 'bell');
  return (
    <ChatHead>
      {isPhone && <BackToList />}
      <Line>
        <GroupPicture people={others} title={title} />
        <ChatNames>
          <Typography variant="h5" component={isPhone ? 'h1' : 'h2'} noWrap>
            {onPeople ? (
              <Title type="button" aria-haspopup="dialog" onClick={onPeople}>
                {title}
              </Title>
            ) : (
              title
            )}
          </Typography>
          <Typography
            variant="caption"
            className="num"
            noWrap
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {peopleCount(members.length)}
            {chat.meetup && !isPhone && ` · ${whenText(chat.meetup)}`}
          </Typography>
        </ChatNames>
      </Line>
      {isPhone && <ConnectionDot isLive={isLive} />}
      {!isPhone && mute && (
        <IconButton aria-label={mute.label} title={mute.label} onClick={mute.run}>
          <Icon name={mute.icon} />
        </IconButton>
      )}
      {actions.length > 0 && <MoreButton name={title} onOpen={setAnchor} />}
      {anchor && <ActionMenu actions={actions} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </ChatHead>
  );
};
