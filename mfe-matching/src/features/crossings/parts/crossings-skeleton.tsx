import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

const stops = ['one', 'two', 'three'];
const rows = ['one', 'two', 'three', 'four', 'five'];

const Line = ({ avatar, width }: { avatar: number; width: number | string }) => (
  <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
    <Skeleton variant="circular" width={avatar} height={avatar} sx={{ flex: 'none' }} />
    <Skeleton width={width} height={20} />
  </Box>
);

/** Stops and one board, while they are read. */
export const CrossingsSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className="vh">
      Loading your crossings...
    </p>
    <Box aria-hidden="true">
      <Box sx={{ display: 'flex', gap: 14, mb: 7, overflow: 'hidden' }}>
        {stops.map((stop) => (
          <Box key={stop} sx={{ display: 'flex', gap: 3.5, alignItems: 'center', p: 2.5, flex: '0 0 216px' }}>
            <Skeleton width={64} height={64} sx={{ flex: 'none' }} />
            <Skeleton width="100%" height={44} />
          </Box>
        ))}
      </Box>
      <Card sx={{ p: 6, display: 'grid', gap: 5 }}>
        <Box sx={{ display: 'flex', gap: 5, alignItems: 'center' }}>
          <Skeleton width={84} height={64} sx={{ flex: 'none' }} />
          <Skeleton width={240} height={40} />
        </Box>
        <Skeleton height={120} sx={{ ml: { sm: '286px' } }} />
        {rows.map((row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: '1fr', sm: '270px 1fr' },
              alignItems: 'center',
            }}
          >
            <Line avatar={48} width="60%" />
            <Skeleton height={30} />
          </Box>
        ))}
      </Card>
    </Box>
  </div>
);
