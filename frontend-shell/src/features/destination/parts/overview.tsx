import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DestinationDetailView } from '@wayfellow/contracts';
import { QuickFacts } from './quick-facts';
import { TravelWithOthers } from './travel-with-others';
import { WhyVisit } from './why-visit';

interface Props {
  destination: DestinationDetailView;
  onAddTrip: () => void;
}

/** The first tab: about the place, why to go, and with whom. */
export const Overview = ({ destination, onAddTrip }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 8, md: 10, lg: 18 },
      gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 300px', lg: 'minmax(0,1fr) 360px' },
      pt: { xs: 6, sm: 11 },
    }}
  >
    <div>
      <Typography variant="h2" sx={{ mb: 4.5 }}>
        About
      </Typography>
      <Typography variant="lead" component="p" sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        {destination.description}
      </Typography>
      <WhyVisit />
    </div>
    <Box component="aside" sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
      <Card sx={{ p: { xs: 5, sm: 7 } }}>
        <TravelWithOthers destination={destination} onAddTrip={onAddTrip} />
      </Card>
      <Card sx={{ p: { xs: 5, sm: 7 } }}>
        <QuickFacts />
      </Card>
    </Box>
  </Box>
);
