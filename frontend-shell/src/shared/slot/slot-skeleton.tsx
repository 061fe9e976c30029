import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Page } from '@wayfellow/ui';

/** The placeholder for a screen whose code is loading. Tall enough to keep the footer out of view. */
export const SlotSkeleton = () => (
  <Page sx={{ minHeight: '80vh', pt: { xs: 7, sm: 12 } }}>
    <div role="status">
      <span className="vh">Loading</span>
    </div>
    <Box aria-hidden="true">
      <Skeleton animation="wave" variant="rounded" sx={{ width: 'min(360px, 80%)', height: 48 }} />
      <Skeleton animation="wave" sx={{ mt: 3, width: 'min(520px, 100%)' }} />
      <Box
        sx={{ mt: 8, display: 'grid', gap: 6, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } }}
      >
        {['one', 'two', 'three'].map((card) => (
          <Skeleton key={card} animation="wave" variant="rounded" height={260} />
        ))}
      </Box>
    </Box>
  </Page>
);
