import { styled } from '@mui/material/styles';
import { AvatarWithFallback } from './avatar';

const Pair = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: 48,
  height: 48,
  '& > *': { position: 'absolute', top: 0, left: 0 },
  '& > * + *': {
    top: 'auto',
    left: 'auto',
    right: 0,
    bottom: 0,
    boxShadow: `0 0 0 2.5px ${theme.vars.palette.background.default}`,
  },
  '[aria-current] > & > * + *': { boxShadow: `0 0 0 2.5px ${theme.vars.palette.primary.tint}` },
}));

interface GroupPictureProps {
  /** The first two are shown. */
  people: readonly { id: number; name: string; profileImage?: string | null }[];
  /** In place of people, where there are none. */
  title: string;
}

/** The picture of a group: those of two of its people, overlapping. Hidden from screen readers, as the name is next to it. */
export const GroupPicture = ({ people, title }: GroupPictureProps) => (
  <Pair aria-hidden="true">
    {people.length === 0 && <AvatarWithFallback id={0} name={title} />}
    {people.slice(0, 2).map(({ id, name, profileImage }) => (
      <AvatarWithFallback
        key={id}
        id={id}
        name={name}
        src={profileImage}
        size={people.length > 1 ? 33 : 48}
      />
    ))}
  </Pair>
);
