import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DestinationView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { DestinationPoster, Icon, LinkButton, Page, radii } from '@wayfellow/ui';

const NOTCH = 28;

/** A quarter of paper around a clear circle: the round joint between the tab and the picture. */
const joint = (paper: string) => ({
  content: '""',
  position: 'absolute',
  width: NOTCH,
  height: NOTCH,
  background: `radial-gradient(circle at 100% 0,transparent ${NOTCH - 0.5}px,${paper} ${NOTCH}px)`,
});

const Hero = styled('div')(({ theme }) => {
  const paper = theme.vars.palette.background.default;
  return {
    position: 'relative',
    '& .picture': { height: 480, overflow: 'hidden', borderRadius: 20, borderBottomLeftRadius: 0 },
    '& .tab': {
      position: 'absolute',
      left: 0,
      bottom: 0,
      maxWidth: '80%',
      padding: '22px 44px 6px 0',
      backgroundColor: paper,
      borderTopRightRadius: NOTCH,
    },
    '& .tab::before': { ...joint(paper), left: 0, top: -NOTCH },
    '& .tab::after': { ...joint(paper), right: -NOTCH, bottom: 0 },
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
      marginInline: -20,
      '& .picture': { height: 270, borderRadius: 0 },
      '& .tab': {
        position: 'relative',
        width: 'max-content',
        maxWidth: '86%',
        marginTop: -56,
        padding: '18px 20px 0',
      },
      '& .tab::before': { display: 'none' },
      '& .tab::after': { bottom: 'auto', top: NOTCH },
      '& .facts': { flexDirection: 'column', gap: 6, marginTop: 10, fontSize: '1rem' },
      '& .back': { left: 20 },
    },
  };
});

const counted = (count: number) =>
  count === 1 ? '1 traveler planning a trip' : `${count} travelers planning trips`;

/** The wide picture of a destination, with its name on a tab cut into it. */
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
              {counted(destination.travelersCount)}
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
