import { styled } from '@mui/material/styles';
import type { MeetupView } from '@wayfellow/contracts';

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 5,
  alignItems: 'center',
  '& i': {
    width: 14,
    height: 14,
    border: `2px solid ${theme.vars.palette.secondary.art}`,
    borderRadius: '50%',
  },
  '& i.taken': { backgroundColor: theme.vars.palette.secondary.art },
}));

/** The places of a meetup as dots, filled where somebody has joined; nothing where a server of another version sends no number. */
export const PlaceDots = ({ joined, capacity }: Pick<MeetupView, 'joined' | 'capacity'>) =>
  joined !== undefined &&
  capacity !== undefined && (
    <Row role="img" aria-label={`${joined} of ${capacity} places taken`}>
      {Array.from({ length: capacity }, (_, index) => (
        <i key={index} className={index < joined ? 'taken' : undefined} />
      ))}
    </Row>
  );
