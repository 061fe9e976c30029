import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import { DestinationPoster, Page, radii } from '@wayfellow/ui';

/** A screen with a single card; `above` is aligned with the card's left edge. */
export const SingleCard = ({ above, children }: { above?: ReactNode; children: ReactNode }) => (
  <Page sx={{ pt: { xs: 5, sm: 8 }, pb: { xs: 14, sm: 24 } }}>
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      {above && <Box sx={{ mb: 3 }}>{above}</Box>}
      <Card sx={{ p: 2 }}>
        <DestinationPoster
          name="Bali"
          imageUrl="/posters/bali.svg"
          height={{ xs: 132, sm: 190 }}
          sx={{ borderRadius: radii.picture }}
        />
        <Box
          sx={{ display: 'grid', gap: 5, px: { xs: 3, sm: 7 }, pt: { xs: 5, sm: 7 }, pb: { xs: 4, sm: 6 } }}
        >
          {children}
        </Box>
      </Card>
    </Box>
  </Page>
);
