import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { PosterCard } from './mount';

const Bar = ({ height, width = '100%' }: { height: number; width?: number | string }) => (
  <Skeleton height={height} width={width} />
);
const Pills = ({ widths, height }: { widths: readonly (number | string)[]; height: number }) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    {widths.map((width) => (
      <Skeleton
        key={width}
        width={width}
        height={height}
        sx={{ borderRadius: height === 28 ? 99 : 1, flex: height === 28 ? 'none' : 1 }}
      />
    ))}
  </Box>
);
const Picture = ({ ratio }: { ratio: string }) => (
  <Skeleton width="100%" sx={{ aspectRatio: ratio, height: 'auto', borderRadius: '9px', flex: 'none' }} />
);
const Circle = ({ side }: { side: number }) => (
  <Skeleton variant="circular" width={side} height={side} sx={{ flex: 'none' }} />
);
const Body = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, px: 2, pt: 3.5, pb: 2 }}>{children}</Box>
);
const Line = ({ avatar = 48 }: { avatar?: number }) => (
  <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
    <Circle side={avatar} />
    <Box sx={{ flex: 1, display: 'grid', gap: 1.5 }}>
      <Bar height={18} width="55%" />
      <Bar height={16} width="80%" />
    </Box>
  </Box>
);

const shapes = {
  traveler: (
    <PosterCard>
      <Picture ratio="16/11" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', height: 0 }}>
        <Box
          sx={{
            mt: '-54px',
            mr: '10px',
            height: 60,
            borderRadius: '50%',
            position: 'relative',
            zIndex: 1,
            bgcolor: 'background.paper',
            boxShadow: '0 0 0 4px var(--wf-palette-background-paper)',
          }}
        >
          <Circle side={60} />
        </Box>
      </Box>
      <Body>
        <Bar height={24} width="62%" />
        <Bar height={22} width="80%" />
        <Bar height={45} />
        <Pills height={28} widths={[84, 70]} />
        <Bar height={48} />
      </Body>
    </PosterCard>
  ),
  destination: (
    <PosterCard>
      <Picture ratio="4/3.6" />
      <Body>
        <Bar height={28} width="55%" />
        <Bar height={24} width="74%" />
        <Pills height={44} widths={['49%', '50%']} />
      </Body>
    </PosterCard>
  ),
  explore: (
    <PosterCard>
      <Picture ratio="4/3.6" />
      <Body>
        <Bar height={28} width="55%" />
        <Bar height={45} />
        <Bar height={22} width="90%" />
      </Body>
    </PosterCard>
  ),
  suggestion: (
    <PosterCard
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '176px 1fr' }, gap: 2 }}
    >
      <Skeleton
        width="100%"
        sx={{ height: { xs: 128, sm: '100%' }, minHeight: { sm: 300 }, borderRadius: '9px' }}
      />
      <Body>
        <Line avatar={60} />
        <Bar height={60} />
        <Bar height={20} width="85%" />
        <Bar height={20} width="70%" />
        <Bar height={48} width={150} />
      </Body>
    </PosterCard>
  ),
  conversation: (
    <Box sx={{ px: 5, py: 3.25 }}>
      <Line />
    </Box>
  ),
  tip: (
    <Card sx={{ p: 5.5, display: 'grid', gap: 2.5 }}>
      <Bar height={18} width={96} />
      <Bar height={24} width="75%" />
      <Bar height={66} />
      <Pills height={44} widths={[150]} />
    </Card>
  ),
  trip: (
    <PosterCard
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '92px 1fr', sm: '168px 1fr' },
        gap: { xs: 3.5, sm: 5.5 },
        alignItems: 'center',
      }}
    >
      <Skeleton width="100%" height={128} sx={{ borderRadius: '9px' }} />
      <Body>
        <Bar height={26} width="45%" />
        <Bar height={22} width="60%" />
      </Body>
    </PosterCard>
  ),
  profile: (
    <Card sx={{ p: { xs: 5, sm: 7 }, display: 'grid', gap: 4 }}>
      <Line avatar={104} />
      <Bar height={66} />
      <Pills height={28} widths={[84, 70, 92]} />
    </Card>
  ),
  line: <Bar height={24} />,
} as const;

/** The kind of card that a skeleton stands in for. */
export type SkeletonShape = keyof typeof shapes;
export const skeletonShapes = Object.keys(shapes) as readonly SkeletonShape[];

/** A placeholder of the same size as the card, so that the layout does not shift when it loads. Hidden from screen readers. */
export const SkeletonCard = ({ shape }: { shape: SkeletonShape }) => (
  <div aria-hidden="true">{shapes[shape]}</div>
);
