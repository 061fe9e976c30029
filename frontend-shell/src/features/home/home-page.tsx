import Box from '@mui/material/Box';
import { TAGLINE } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { Page, SearchPanel, searchPathOf } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import { DownloadBanner } from './download-banner';
import { FeaturedTravelers } from './featured-travelers';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { PopularDestinations } from './popular-destinations';
import { Testimonials } from './testimonials';

/** The home page, with its sections in the specification's order. */
export const HomePage = () => {
  const navigate = useNavigate();
  usePageMeta({
    title: TAGLINE,
    description:
      'Find your perfect travel companion: connect with like-minded travelers who share your destinations and interests.',
  });
  return (
    <>
      <Hero />
      <Page sx={{ position: 'relative', zIndex: 3, mt: { xs: -11, sm: -14 } }}>
        <SearchPanel onSearch={(criteria) => void navigate(searchPathOf(criteria))} />
      </Page>
      <Page>
        <FeaturedTravelers />
        <PopularDestinations />
        <HowItWorks />
      </Page>
      <Testimonials />
      <Page>
        <DownloadBanner />
      </Page>
      <Box sx={{ pb: { xs: 7, sm: 12 } }} />
    </>
  );
};
