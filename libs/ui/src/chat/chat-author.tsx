import { styled } from '@mui/material/styles';

/** The text of an initial's tint, and its counterpart on dark: a name has the color of its person. */
const colors = [
  ['#7A2E12', '#F2BFA2'],
  ['#0B4F4F', '#9FD6CB'],
  ['#3A3B78', '#BDBFEC'],
  ['#6B4700', '#EAD08C'],
  ['#74284F', '#E3B4CB'],
] as const;

const Name = styled('p', { shouldForwardProp: (prop) => prop !== 'person' })<{ person: number }>(({
  theme,
  person,
}) => {
  const [light, dark] = colors[Math.abs(person) % colors.length] ?? colors[0];
  return {
    margin: '8px 0 3px',
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: 1.5,
    color: light,
    ...theme.applyStyles('dark', { color: dark }),
  };
});

/** Who wrote the bubbles below, in a chat of several people. `id` chooses the color, as it does the tint of an avatar. */
export const ChatAuthor = ({ id, name }: { id: number; name: string }) => <Name person={id}>{name}</Name>;
