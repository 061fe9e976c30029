import { styled } from '@mui/material/styles';
import { AvatarWithFallback, Icon } from '@wayfellow/ui';
import type { Person } from '../group-data/people';

/** How many pictures are shown; the number counts all. */
const PICTURES = 4;

const Pictures = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginLeft: 5,
  '& > *': { marginLeft: -5, boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}` },
}));

/** 'Read by 3' with the pictures of the first, and all names for a pointer at rest and for screen readers. */
export const ReadBy = ({ readers }: { readers: readonly Person[] }) => (
  <>
    <Icon name="check" size={16} />
    <span title={readers.map(({ name }) => name).join(', ')}>
      Read by {readers.length}
      <span className="vh">: {readers.map(({ name }) => name).join(', ')}</span>
    </span>
    <Pictures>
      {readers.slice(0, PICTURES).map(({ id, name, profileImage }) => (
        <AvatarWithFallback key={id} id={id} name={name} src={profileImage} size={18} />
      ))}
    </Pictures>
  </>
);
