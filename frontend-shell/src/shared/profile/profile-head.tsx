import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SessionUserView, type TripView, todayUtc } from '@wayfellow/contracts';
import { OffWithoutNetwork } from '@wayfellow/ui';
import { useKeptSince } from '@wayfellow/web';
import { ChangePhoto } from '../photo/change-photo';

interface Props {
  user: SessionUserView;
  /** Undefined while loading. */
  trips: readonly TripView[] | undefined;
}

const plannedText = (trips: readonly TripView[]) => {
  const planned = trips.filter(({ endDate }) => endDate >= todayUtc()).length;
  if (planned === 0) return 'no trips planned yet';
  return planned === 1 ? '1 trip planned' : `${planned} trips planned`;
};

/** The user's name and facts as others see them, and their picture with the button to change it. */
export const ProfileHead = ({ user, trips }: Props) => {
  const isOff = useKeptSince() !== undefined;
  const facts = [user.age, trips && plannedText(trips)].filter((fact) => fact != null).join(', ');
  return (
    <Box sx={{ display: 'flex', gap: 5.5, alignItems: 'center', mb: 7 }}>
      <ChangePhoto user={user} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '1.8rem', sm: '2.441rem' }, overflowWrap: 'anywhere' }}
        >
          {user.name ?? 'My Profile'}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          className="num"
          sx={{ mt: 1, minHeight: '1.5em', color: 'text.secondary' }}
        >
          {facts.charAt(0).toUpperCase() + facts.slice(1)}
        </Typography>
        {isOff && <OffWithoutNetwork isOff what="Changing your photo" />}
      </Box>
    </Box>
  );
};
