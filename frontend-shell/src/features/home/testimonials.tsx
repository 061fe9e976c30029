import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AvatarWithFallback, Page } from '@wayfellow/ui';
import lea from './lea.svg';
import noor from './noor.svg';
import tomas from './tomas.svg';

interface Testimonial {
  id: number;
  text: string;
  name: string;
  location: string;
  image: string;
}

/** Static sample content, as specified. */
const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    text: 'We matched over four shared days in Lisbon. Two years on, we still plan every spring together.',
    name: 'Léa Marchand',
    location: 'Lyon, France',
    image: lea,
  },
  {
    id: 2,
    text: 'I wanted to hike, not to explain why I hike. Wayfellow put me beside somebody who just asked what time.',
    name: 'Tomás Ferreira',
    location: 'Porto, Portugal',
    image: tomas,
  },
  {
    id: 3,
    text: 'Seeing which days overlap made the first message easy. We already had something to talk about.',
    name: 'Noor El-Sayed',
    location: 'Amman, Jordan',
    image: noor,
  },
];

const Quote = ({ id, text, name, location, image }: Testimonial) => (
  <Box
    component="figure"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      gap: 6,
      px: { xs: 0, md: 9 },
      py: 1,
      borderLeft: { md: 1 },
      borderColor: { md: 'border.control' },
      '&:first-of-type': { pl: 0, borderLeft: 0 },
      '&:last-of-type': { pr: 0 },
    }}
  >
    <Typography variant="h4" component="blockquote" sx={{ flex: 1, fontWeight: 420, lineHeight: 1.4 }}>
      “{text}”
    </Typography>
    <Box component="figcaption" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
      <AvatarWithFallback id={id} name={name} src={image} size="sm" />
      <Box>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {location}
        </Typography>
      </Box>
    </Box>
  </Box>
);

export const Testimonials = () => (
  <Box
    component="section"
    aria-labelledby="testimonials"
    sx={{ my: { xs: 7, sm: 12 }, bgcolor: 'background.sand', borderBlock: 1, borderColor: 'divider' }}
  >
    <Page sx={{ py: { xs: 12, sm: 18 } }}>
      <h2 className="vh" id="testimonials">
        What travelers say
      </h2>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 10, md: 0 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3,1fr)' },
        }}
      >
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </Box>
    </Page>
  </Box>
);
