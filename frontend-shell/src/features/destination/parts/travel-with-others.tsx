import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DestinationDetailView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, LinkButton } from '@wayfellow/ui';
import { companionsText } from '../data/companions';
import { PlanTrip } from './plan-trip';

interface Props {
  destination: DestinationDetailView;
  onAddTrip: () => void;
}

/** The panel about the travelers who go to a destination. */
export const TravelWithOthers = ({ destination, onAddTrip }: Props) => (
  <>
    <Typography variant="h4" component="h2">
      Travel With Others
    </Typography>
    <Faces destination={destination} />
    <Typography sx={{ mt: 3.5, mb: 5, color: 'text.secondary' }}>
      {companionsText(destination.companions)}
    </Typography>
    <LinkButton component={Link} to="/matches" variant="contained" color="secondary" fullWidth>
      Find Travel Companions
    </LinkButton>
    <Box sx={{ mt: 1.5 }}>
      <PlanTrip onAdd={onAddTrip} variant="text" fullWidth />
    </Box>
  </>
);

const Faces = ({ destination: { faces = [], travelersCount } }: Pick<Props, 'destination'>) => {
  const rest = travelersCount - faces.length;
  if (faces.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 4.5 }}>
      <Box sx={{ display: 'flex', '& > * + *': { ml: '-12px' } }}>
        {faces.map(({ id, name, profileImage }) => (
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
