import { Icon, Tag } from '@wayfellow/ui';
import type { MeetupStand } from '../data/stand';

/** That somebody hosts the meetup. */
export const HostTag = () => <Tag tone="secondary">Host</Tag>;

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
    <Tag tone={isGoing ? 'primary' : 'plain'}>
      {isGoing && <Icon name="check" size={16} />}
      {text}
    </Tag>
  );
};
