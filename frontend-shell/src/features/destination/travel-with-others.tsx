import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DestinationTravellerView, type DestinationView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, LinkButton, formatDayRange } from '@wayfellow/ui';
import { useApiList, useSession } from '@wayfellow/web';
import { companionsOf, listed } from './companions';
import { PlanTrip } from './plan-trip';

interface Props {
  destination: DestinationView;
  /** Undefined until they are read. */
  travelers: readonly DestinationTravellerView[] | undefined;
  onAddTrip: () => void;
}

const FACES = 4;

/** The panel that leads from a place to the people who go there. */
export const TravelWithOthers = ({ destination, travelers, onAddTrip }: Props) => (
  <>
    <Typography variant="h4" component="h2">
      Travel With Others
    </Typography>
    {travelers && travelers.length > 0 && <Faces travelers={travelers} />}
    <Typography sx={{ mt: 3.5, mb: 5, color: 'text.secondary' }}>
      <WhoIsThere destination={destination} travelers={travelers} />
    </Typography>
    <LinkButton component={Link} to="/matches" variant="contained" color="secondary" fullWidth>
      Find Travel Companions
    </LinkButton>
    <Box sx={{ mt: 1.5 }}>
      <PlanTrip onAdd={onAddTrip} variant="text" fullWidth />
    </Box>
  </>
);

const Faces = ({ travelers }: { travelers: readonly DestinationTravellerView[] }) => {
  const rest = travelers.length - FACES;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 4.5 }}>
      <Box sx={{ display: 'flex', '& > * + *': { ml: '-12px' } }}>
        {travelers.slice(0, FACES).map(({ id, name, profileImage }) => (
          <AvatarWithFallback key={id} id={id} name={name} src={profileImage} ring />
        ))}
      </Box>
      {rest > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          and {rest} more
        </Typography>
      )}
    </Box>
  );
};

const WhoIsThere = ({ destination, travelers }: Omit<Props, 'onAddTrip'>) => {
  const { user } = useSession();
  const { data: trips = [] } = useApiList(endpoints.trips.list, {}, { enabled: user !== null });
  const companions = travelers && companionsOf(user ? trips : [], destination.id, travelers);
  if (!companions) return 'Add your days and see whose meet yours.';
  const { trip, names } = companions;
  const days = formatDayRange(trip.startDate, trip.endDate);
  if (names.length === 0) return `Nobody else has planned the days of your trip yet, ${days}.`;
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} there on the days of your trip, ${days}.`;
};
