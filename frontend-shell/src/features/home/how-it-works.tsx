import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { Icon, LinkButton, Section, SectionHeader } from '@wayfellow/ui';

const steps = [
  ['Say where and when', 'Add your trips and the things you like doing. It takes about two minutes.'],
  [
    'See who overlaps',
    'We show the days you share, the interests you have in common, and why we thought of each other.',
  ],
  ['Talk before you go', 'Send a request. Once it is accepted you can write, plan, and decide to meet.'],
] as const;

/** The dotted route from one step to the next. */
const Way = () => (
  <Box
    component="svg"
    viewBox="0 0 300 40"
    preserveAspectRatio="none"
    aria-hidden
    sx={{
      position: 'absolute',
      left: 62,
      right: -16,
      width: 'calc(100% - 46px)',
      top: 14,
      height: 40,
      color: 'border.control',
      display: { xs: 'none', sm: 'block' },
    }}
  >
    <path
      d="M4 24C60-6 120 44 180 20s80-14 116 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeDasharray="1 9"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </Box>
);

/** The three steps from planning a trip to messaging a companion. */
export const HowItWorks = () => (
  <Section labelledBy="how-it-works">
    <SectionHeader id="how-it-works" title="How It Works" />
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3,1fr)' },
        gap: { xs: 7, sm: 10 },
      }}
    >
      {steps.map(([title, text], index) => (
        <Box component="li" key={title} sx={{ position: 'relative' }}>
          <Typography
            variant="display"
            component="span"
            aria-hidden
            sx={{ color: 'secondary.art', fontSize: '3.4rem' }}
          >
            {index + 1}
          </Typography>
          {index < steps.length - 1 && <Way />}
          <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 2, fontSize: '1.375rem' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
    <LinkButton
      component={Link}
      to="/register"
      variant="contained"
      color="secondary"
      endIcon={<Icon name="arrow-right" />}
      sx={{ mt: 9 }}
    >
      Get Started
    </LinkButton>
  </Section>
);
