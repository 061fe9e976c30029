import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Stands where the map will, in its size. */
export const MapSkeleton = () => (
  <Box role="status">
    <span className="vh">Loading the map...</span>
    <Skeleton
      variant="rounded"
      sx={{
        width: { xs: '100%', lg: 'calc(100% - 340px)' },
        height: 'auto',
        aspectRatio: { xs: '1.1', sm: '1.7' },
      }}
    />
  </Box>
);
