import { styled } from '@mui/material/styles';
import { Icon, radii } from '@wayfellow/ui';
import type { MeetupStand } from '../data/stand';

const Tag = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    flex: 'none',
    gap: 6,
    alignItems: 'center',
    minHeight: 28,
    padding: '0 11px',
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    fontWeight: 650,
    color: palette.text.primary,
    backgroundColor: palette.background.sand,
    '&[data-tone=going]': { color: palette.primary.main, backgroundColor: palette.primary.tint },
    '&[data-tone=host]': { color: palette.secondary.text, backgroundColor: palette.secondary.tint },
  };
});

/** That somebody hosts the meetup. */
export const HostTag = () => <Tag data-tone="host">Host</Tag>;

/** That a decision hides the meetup from all but its host. */
export const HiddenTag = () => <Tag>Hidden</Tag>;

const words: Partial<Record<MeetupStand, string>> = {
  going: 'You are going',
  waiting: 'On the waiting list',
  closed: 'Takes nobody any more',
  begun: 'Has begun',
  cancelled: 'Cancelled',
};

/** How the meetup stands, where there is nothing to press. */
export const StandTag = ({ stand }: { stand: MeetupStand }) => {
  const text = words[stand];
  if (!text) return null;
  const isGoing = stand === 'going';
  return (
    <Tag data-tone={isGoing ? 'going' : undefined}>
      {isGoing && <Icon name="check" size={16} />}
      {text}
    </Tag>
  );
};
