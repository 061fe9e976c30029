import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MeetupView, type TripView, addDays, daysInclusive, townOf } from '@wayfellow/contracts';
import { dateOf, rangeOf } from '../../../shared/day-texts';

const Ribbon = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 3,
  fontSize: '.8125rem',
  fontWeight: 650,
  '& > span': {
    minWidth: 'min-content',
    padding: '2px 6px',
    textAlign: 'center',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& > .day': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

/** The day of a meetup among those of the viewer's trip there. */
export const OwnDays = ({ meetup, trip }: { meetup: MeetupView; trip: TripView }) => {
  const { day } = meetup;
  const { startDate, endDate } = trip;
  const before = day > startDate && { startDate, endDate: addDays(day, -1) };
  const after = day < endDate && { startDate: addDays(day, 1), endDate };
  const part = (days: typeof before) =>
    days && <span style={{ flex: daysInclusive(days.startDate, days.endDate) }}>{rangeOf(days)}</span>;
  return (
    <Box sx={{ pt: 3.5, borderTop: '1px dashed', borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Your day in {townOf(trip.destination)}
      </Typography>
      <Ribbon className="num">
        {part(before)}
        <span className="day" style={{ flex: 1 }}>
          {dateOf(day)}
        </span>
        {part(after)}
      </Ribbon>
    </Box>
  );
};
