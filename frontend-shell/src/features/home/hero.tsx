import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TAGLINE } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { LinkButton, Page } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { ShoreScene } from '../../shared/scene/shore-scene';

const targets = (isSignedIn: boolean) =>
  isSignedIn
    ? { buddies: '/matches', profile: { label: 'My Profile', to: '/profile' } }
    : { buddies: '/register', profile: { label: 'Create Profile', to: '/register' } };

/** The hero: 500 px tall on phones, 600 px from medium screens up, taller where the text is larger; its buttons depend on the session. */
export const Hero = () => {
  const { buddies, profile } = targets(useSession().user !== null);
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        minHeight: { xs: 500, md: 600 },
        pb: { xs: 16, sm: 19 },
        overflow: 'hidden',
        bgcolor: 'var(--h-sky1)',
        color: 'text.primary',
        '& > svg': {
          position: 'absolute',
          inset: { xs: 'auto 0 0', lg: 0 },
          width: '100%',
          height: { xs: 400, md: 450, lg: '100%' },
        },
        '& .birds': { display: { xs: 'none', lg: 'inline' } },
      }}
    >
      <ShoreScene viewBox="0 0 1600 700" preserveAspectRatio="xMaxYMax slice" />
      <Page sx={{ position: 'relative', pt: { xs: 9, md: 13, lg: 19 } }}>
        <Typography variant="display" component="h1" tabIndex={-1} sx={{ maxWidth: '15ch' }}>
          {TAGLINE}
        </Typography>
        <Typography
          sx={{
            fontSize: { xs: '1.0625rem', md: '1.25rem' },
            lineHeight: 1.45,
            maxWidth: { xs: '32ch', lg: '40ch' },
            mt: 4,
            mb: 6,
          }}
        >
          Connect with like-minded travelers who share your destinations and interests
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <LinkButton component={Link} to={buddies} variant="contained" color="secondary">
            Find Travel Buddies
          </LinkButton>
          <LinkButton
            component={Link}
            to={profile.to}
            variant="outlined"
            sx={{ borderColor: 'text.primary' }}
          >
            {profile.label}
          </LinkButton>
        </Box>
      </Page>
    </Box>
  );
};
