import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type DestinationView, type PosterName, endpoints, posterNames } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { useApiList } from '@wayfellow/web';

/** A poster that can stand in for a photo. */
export interface Poster {
  name: PosterName;
  /** The name of its destination. */
  place: string;
  src: string;
}

const postersIn = (destinations: readonly DestinationView[]): Poster[] =>
  posterNames.flatMap((name) => {
    const found = destinations.find(({ imageUrl }) => imageUrl?.startsWith(`/posters/${name}.`));
    return found?.imageUrl ? [{ name, place: found.name, src: found.imageUrl }] : [];
  });

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: 10,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& label': { position: 'relative', display: 'block', aspectRatio: '1', cursor: 'pointer' },
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.sand,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& input:checked + img': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}` },
  '& input:focus-visible + img': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

interface Props {
  chosen: PosterName | undefined;
  onChoose: (poster: Poster) => void;
}

/** The posters to choose from, for users who show no face. */
export const PosterChoice = ({ chosen, onChoose }: Props) => {
  const destinations = useApiList(endpoints.destinations.list, {});
  const title = useId();
  return (
    <div>
      <Typography component="h3" id={title} sx={{ fontSize: '.9375rem', fontWeight: 600 }}>
        Or travel as a poster
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        No face needed. It does not count as a photo.
      </Typography>
      {destinations.isPending && <Skeleton variant="rounded" height={150} />}
      {destinations.isError && (
        <FailureNote text="The posters could not be loaded." onRetry={() => void destinations.refetch()} />
      )}
      {destinations.data && (
        <Choices role="radiogroup" aria-labelledby={title}>
          {postersIn(destinations.data).map((poster) => (
            <label key={poster.name}>
              <input
                type="radio"
                name="poster"
                aria-label={poster.place}
                checked={poster.name === chosen}
                onChange={() => onChoose(poster)}
              />
              <img src={poster.src} alt="" loading="lazy" decoding="async" />
            </label>
          ))}
        </Choices>
      )}
    </div>
  );
};
