import Box from '@mui/material/Box';
import { SkeletonCard, skeletonShapes } from '@wayfellow/ui';
import type { Story } from '../story';

export const skeletons: Story = {
  id: 'skeletons',
  title: 'Skeletons',
  looks: Object.fromEntries(
    skeletonShapes.map((shape) => [
      shape,
      <Box key={shape} sx={{ maxWidth: 480 }}>
        <SkeletonCard shape={shape} />
      </Box>,
    ]),
  ),
};
