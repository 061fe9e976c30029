import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DestinationView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { DestinationPoster, Icon, LinkButton, NotchedHero, Page, radii } from '@wayfellow/ui';

const Hero = styled(NotchedHero)(({ theme }) => ({
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 28px',
    marginTop: 14,
    fontSize: '1.0625rem',
    fontWeight: 550,
  },
  '& .facts > p': { display: 'flex', gap: 9, alignItems: 'center' },
  '& .facts svg': { color: theme.vars.palette.primary.main },
  '& .back': { position: 'absolute', top: 18, left: 18, borderRadius: radii.pill },
  [theme.breakpoints.down('sm')]: {
    '& .facts': { flexDirection: 'column', gap: 6, marginTop: 10, fontSize: '1rem' },
    '& .back': { left: 20 },
  },
}));

const travelersText = (count: number) =>
  count === 1 ? '1 traveler planning a trip' : `${count} travelers planning trips`;

/** The hero picture of a destination, with its name on a tab cut out of it. */
export const DestinationHero = ({ destination }: { destination: DestinationView }) => (
  <Page sx={{ pt: { xs: 0, sm: 6 } }}>
    <Hero>
      <div className="picture">
        <DestinationPoster name={destination.name} imageUrl={destination.imageUrl} />
      </div>
      <LinkButton
        component={Link}
        to="/explore"
        className="back"
        variant="outlined"
        size="small"
        startIcon={<Icon name="arrow-left" />}
        sx={{ borderColor: 'transparent' }}
      >
        Explore
      </LinkButton>
      <div className="tab">
        <Typography
          variant="display"
          component="h1"
          sx={{ fontSize: { xs: '2.75rem', sm: '4.768rem' }, lineHeight: 1, overflowWrap: 'anywhere' }}
        >
          {destination.name}
        </Typography>
        <div className="facts">
          {destination.travelersCount !== undefined && (
            <p>
              <Icon name="matches" />
              {travelersText(destination.travelersCount)}
            </p>
          )}
          <p>
            <Icon name="sun" />
            Best time to visit: Year-round
          </p>
        </div>
      </div>
    </Hero>
  </Page>
);
