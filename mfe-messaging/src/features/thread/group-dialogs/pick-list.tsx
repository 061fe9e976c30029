import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { endpoints } from '@wayfellow/contracts';
import { AvatarWithFallback, FailureNote } from '@wayfellow/ui';
import { useApiList } from '@wayfellow/web';

const List = styled('ul')({ display: 'grid', maxHeight: 360, overflowY: 'auto' });

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 40px minmax(0,1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 56,
  fontWeight: 600,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

interface Props {
  chosen: readonly number[];
  onChange: (userIds: number[]) => void;
  /** Who is in already: they are not offered. */
  without?: readonly number[];
  /** How many can be chosen. */
  most: number;
}

/** The user's matches, to choose some of them. */
export const PickList = ({ chosen, onChange, without = [], most }: Props) => {
  const { data, isPending, isError, refetch } = useApiList(endpoints.matches.list, {
    query: { list: 'matched' },
  });
  if (isPending) return <Skeleton height={180} />;
  if (isError) return <FailureNote text="Your matches could not be loaded." onRetry={() => void refetch()} />;
  const people = data
    .map(({ otherUser }) => otherUser)
    .filter((person) => person && !without.includes(person.id));
  if (people.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {without.length
          ? 'All of your matches are in already.'
          : 'Groups are made of your matches. You have none yet.'}
      </Typography>
    );
  return (
    <List aria-label="Your matches">
      {people.map(({ id, name, profileImage }) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id}>
            <Choice>
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
              />
              <AvatarWithFallback id={id} name={name} src={profileImage} size={40} />
              {name}
            </Choice>
          </li>
        );
      })}
    </List>
  );
};
