import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type NextTripView, type TravelerProfileView, interestLabel } from '@wayfellow/contracts';
import { ChipRow, DestinationPoster, InterestChip, radii } from '@wayfellow/ui';
import { tripDaysText } from '../../../shared/trips/trip-days-text';

/** A traveler's bio and interests, shared ones first; empty without either. */
export const About = ({ person, firstName }: { person: TravelerProfileView; firstName: string }) => {
  const id = useId();
  const { bio, interests, sharedInterests } = person;
  if (!bio && interests.length === 0) return null;
  const others = interests.filter((name) => !sharedInterests.includes(name));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2.5 }}>
        About {firstName}
      </Typography>
      {bio && (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {bio}
        </Typography>
      )}
      {interests.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <ChipRow>
            {sharedInterests.map((name) => (
              <InterestChip key={name} label={interestLabel(name)} shared />
            ))}
            {others.map((name) => (
              <InterestChip key={name} label={interestLabel(name)} />
            ))}
          </ChipRow>
        </Box>
      )}
    </section>
  );
};

/** A traveler's trips, soonest first; empty without any. */
export const Trips = ({ trips }: { trips: readonly NextTripView[] }) => {
  const id = useId();
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 3 }}>
        Trips
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {trips.map((trip, index) => (
          <Card
            component="li"
            key={index}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '88px 1fr', sm: '96px 1fr' },
              gap: 4,
              alignItems: 'center',
              p: 2,
            }}
          >
            <Box sx={{ height: 74, overflow: 'hidden', borderRadius: radii.picture }}>
              <DestinationPoster name={trip.destination} imageUrl={trip.coverImage} />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h5" component="h3">
                {trip.destination}
              </Typography>
              <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
                {tripDaysText(trip)}
              </Typography>
            </Box>
          </Card>
        ))}
      </Box>
    </section>
  );
};
