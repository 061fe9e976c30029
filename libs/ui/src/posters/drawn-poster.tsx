import GeneratedPoster from './generated-poster';
import { PosterFrame, type PosterSize } from './poster-frame';

/**
 * The landscape that is no place in particular, where nothing else is ever shown. DestinationPoster loads the code that draws
 * it only when a picture is missing; this comes with its screen.
 */
export const DrawnPoster = ({ seed, ...size }: PosterSize & { seed: string }) => (
  <PosterFrame {...size}>
    <GeneratedPoster seed={seed} />
  </PosterFrame>
);
