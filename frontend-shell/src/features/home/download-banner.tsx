import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DestinationPoster, Icon, type IconName, Section } from '@wayfellow/ui';
import { openInstallSheet } from '../../shared/install/install';

const Store = ({ icon, small, name }: { icon: IconName; small: string; name: string }) => (
  <Box
    component="button"
    type="button"
    aria-haspopup="dialog"
    onClick={openInstallSheet}
    sx={{
      all: 'unset',
      cursor: 'pointer',
      boxSizing: 'border-box',
      display: 'inline-flex',
      gap: 3,
      alignItems: 'center',
      minHeight: 56,
      pl: 4,
      pr: 5,
      borderRadius: '14px',
      border: 1,
      borderColor: 'band.muted',
      lineHeight: 1.15,
      '&:focus-visible': { outline: '3px solid', outlineColor: 'band.contrastText', outlineOffset: 2 },
    }}
  >
    <Icon name={icon} size={28} />
    <span>
      <Typography component="small" sx={{ display: 'block', fontSize: '.8125rem', color: 'band.muted' }}>
        {small}{' '}
      </Typography>
      <b>{name}</b>
    </span>
  </Box>
);

/** The banner for the app, on a dark band. Its buttons lead to what there is instead of stores: the page itself, installed. */
export const DownloadBanner = () => (
  <Section labelledBy="download">
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' },
        minHeight: 340,
        overflow: 'hidden',
        borderRadius: '28px',
        bgcolor: 'band.main',
        color: 'band.contrastText',
      }}
    >
      <Box sx={{ alignSelf: 'center', p: { xs: 7, md: 14 } }}>
        <Typography variant="h2" id="download">
          Take your companions along
        </Typography>
        <Typography sx={{ maxWidth: '40ch', mt: 3.5, mb: 6.5, color: 'band.muted' }}>
          Messages, dates and tips in your pocket, also when the signal comes and goes.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Store icon="phone" small="Download on the" name="App Store" />
          <Store icon="play" small="Get it on" name="Google Play" />
        </Box>
      </Box>
      <Box
        sx={{
          position: 'relative',
          minHeight: { xs: 200, md: '100%' },
          '& > *': { position: 'absolute', inset: 0 },
        }}
      >
        <DestinationPoster name="Thailand" imageUrl="/posters/thailand.svg" height="100%" />
      </Box>
    </Box>
  </Section>
);
