import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MemberView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, Icon, PersonLink, Tag } from '@wayfellow/ui';

/** Large enough for a thumb: the picture leads where the name does. */
const AVATAR = 44;

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${AVATAR}px minmax(0,1fr) auto`,
  gap: 12,
  alignItems: 'center',
  minHeight: 56,
});

const Name = styled('span')({ fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' });

const End = styled('span')({ display: 'flex', alignItems: 'center', gap: 4 });

const TagOf = ({ member: { state, isHost, isMatched } }: { member: MemberView }) => {
  if (state === 'invited') return <Tag>Invited</Tag>;
  if (isHost) return <Tag tone="secondary">Host</Tag>;
  return isMatched ? <Tag tone="primary">Matched</Tag> : null;
};

interface Props {
  member: MemberView;
  isMe: boolean;
  /** Missing where the user may not remove anybody. */
  onRemove?: () => void;
}

/** A member with their tag. */
export const MemberRow = ({ member, isMe, onRemove }: Props) => {
  const { id, name, profileImage } = member;
  const link = isMe ? undefined : { component: Link, to: `/travelers/${id}` };
  return (
    <Row>
      <PersonLink link={link} picture>
        <AvatarWithFallback id={id} name={name} src={profileImage} size={AVATAR} />
      </PersonLink>
      <Name>
        <PersonLink link={link}>{isMe ? 'You' : name}</PersonLink>
      </Name>
      <End>
        <TagOf member={member} />
        {!isMe && onRemove && (
          <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        )}
      </End>
    </Row>
  );
};
