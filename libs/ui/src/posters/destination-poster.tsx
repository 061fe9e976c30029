import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, lazy, useState } from 'react';
import { cropOf } from './crops';
import type { Crop, PosterVariant } from './crops';
import { namedPoster } from './named-posters';

const GeneratedPoster = lazy(() => import('./generated-poster'));

interface DestinationPosterProps {
  /** Seed of the generated picture: the destination's id, or its name where it has none. */
  id: string | number;
  name: string;
  /** A picture that wins over the poster as long as it loads. */
  imageUrl?: string | null;
  /** Crop, mirror and tint, where one place repeats: a trip's id. 'hero' for the wide picture. */
  variant?: PosterVariant;
  /** Says nothing new beside its caption, so it is hidden from screen readers (as it is unless set to false). */
  decorative?: boolean;
  /** Height in px or as CSS; the parent's without. */
  height?: number | string | Partial<Record<'xs' | 'sm' | 'md' | 'lg', number | string>>;
  sx?: SxProps<Theme>;
}

const Frame = styled(Box)(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  isolation: 'isolate',
  containerType: 'size',
  backgroundColor: theme.vars.palette.background.sand,
  ...theme.applyStyles('dark', { '& .drawn': { filter: 'brightness(.86) saturate(.95)' } }),
  '& .drawn': { position: 'absolute', inset: 0, isolation: 'isolate' },
  '& .photo': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '& .piece': { position: 'absolute', left: '50%', top: '50%', translate: '-50% -50%' },
  '& .piece > *': { position: 'absolute' },
  '& .piece > * > *': { display: 'block', width: '100%', height: '100%' },
  '& .tint': { position: 'absolute', inset: 0, mixBlendMode: 'multiply' },
}));

/** The box that shows one piece of the canvas and covers the frame, whatever its shape. */
const pieceStyle = ({ box: [, , width, height] }: Crop) => ({
  // Two px more than the frame, so that rounding leaves no line of ground at its edge.
  width: `calc(max(100cqw, ${((width / height) * 100).toFixed(2)}cqh) + 2px)`,
  aspectRatio: `${width} / ${height}`,
});

const canvasStyle = ({ box: [x, y, width, height], mirror }: Crop) => ({
  width: `${(120000 / width).toFixed(3)}%`,
  height: `${(80000 / height).toFixed(3)}%`,
  left: `${((-x / width) * 100).toFixed(3)}%`,
  top: `${((-y / height) * 100).toFixed(3)}%`,
  transform: mirror ? 'scaleX(-1)' : undefined,
});

const Drawn = ({
  id,
  name,
  crop,
  decorative,
}: {
  id: string | number;
  name: string;
  crop: Crop;
  decorative: boolean;
}) => {
  const named = namedPoster(name);
  return (
    <div className="drawn">
      <div className="piece" style={pieceStyle(crop)}>
        <div style={canvasStyle(crop)}>
          {named ? (
            <img src={named.url} alt={decorative ? '' : named.label} loading="lazy" decoding="async" />
          ) : (
            <Suspense fallback={null}>
              <GeneratedPoster id={id} decorative={decorative} />
            </Suspense>
          )}
        </div>
      </div>
      {crop.tint && <div className="tint" style={{ backgroundColor: crop.tint }} />}
    </div>
  );
};

/** The picture of a place: its own image, else the poster drawn for it, else one generated from its id. Fills its parent. */
export const DestinationPoster = ({
  id,
  name,
  imageUrl,
  variant,
  decorative = true,
  height,
  sx,
}: DestinationPosterProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame sx={[{ height }, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>
      {imageUrl && imageUrl !== broken ? (
        <img
          className="photo"
          src={imageUrl}
          alt={decorative ? '' : name}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <Drawn id={id} name={name} crop={cropOf(variant)} decorative={decorative} />
      )}
    </Frame>
  );
};
