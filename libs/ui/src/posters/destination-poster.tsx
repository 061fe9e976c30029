import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, lazy, useState } from 'react';

const GeneratedPoster = lazy(() => import('./generated-poster'));

interface DestinationPosterProps {
  /** The place's name, which is also the seed of the generated landscape. */
  name: string;
  /** The destination's picture; without one, or when it fails to load, a generated landscape is shown. */
  imageUrl?: string | null;
  /** Height in px or as CSS; defaults to the parent's. */
  height?: number | string | Partial<Record<'xs' | 'sm' | 'md' | 'lg', number | string>>;
  sx?: SxProps<Theme>;
}

const Frame = styled(Box)(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.vars.palette.background.sand,
  '& > img, & > svg': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  ...theme.applyStyles('dark', { '& > img, & > svg': { filter: 'brightness(.86) saturate(.95)' } }),
}));

/** The picture of a place, cropped to fill its parent. Decorative: its caption names the place. */
export const DestinationPoster = ({ name, imageUrl, height, sx }: DestinationPosterProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame sx={[{ height }, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>
      {imageUrl && imageUrl !== broken ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <Suspense fallback={null}>
          <GeneratedPoster seed={name} />
        </Suspense>
      )}
    </Frame>
  );
};
