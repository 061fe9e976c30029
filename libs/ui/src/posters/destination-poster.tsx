import { Suspense, lazy, useState } from 'react';
import { PosterFrame, type PosterSize } from './poster-frame';

const GeneratedPoster = lazy(() => import('./generated-poster'));

interface DestinationPosterProps extends PosterSize {
  /** The place's name, which is also the seed of the generated landscape. */
  name: string;
  /** The destination's picture; without one, or when it fails to load, a generated landscape is shown. */
  imageUrl?: string | null;
}

/** The picture of a place, cropped to fill its parent. Decorative: its caption names the place. */
export const DestinationPoster = ({ name, imageUrl, height, sx }: DestinationPosterProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <PosterFrame height={height} sx={sx}>
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
    </PosterFrame>
  );
};
