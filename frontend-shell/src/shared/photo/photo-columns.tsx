import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type SessionUserView, limits } from '@wayfellow/contracts';
import { AvatarWithFallback, Icon, radii } from '@wayfellow/ui';
import { CropStage } from './crop-stage';
import { CropPreview, Previews } from './previews';
import { PosterChoice } from './poster-choice';
import type { Choice } from './choice';

const STAGE = 356;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > div': { display: 'grid', gap: 18, alignContent: 'start', minWidth: 0 },
  '& > .stage': { width: '100%', maxWidth: STAGE, justifySelf: 'center' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${STAGE}px minmax(0, 1fr)`, gap: 28 },
}));

/** The picture that one has, or the poster that is chosen. */
const Shown = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.sand,
}));

interface Props {
  user: SessionUserView;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** The stage at the left; at the right how others see it, the posters, and what becomes of a file. */
export const PhotoColumns = ({ user, choice, onChoose }: Props) => {
  const photo = choice && 'picture' in choice ? choice : undefined;
  const poster = choice && 'poster' in choice ? choice.poster : undefined;
  const avatarOf = (size: number) => (
    <AvatarWithFallback
      key={size}
      id={user.id}
      name={user.name}
      src={poster?.src ?? user.profileImage}
      size={size}
    />
  );
  return (
    <Columns>
      <div className="stage">
        {photo ? (
          <CropStage {...photo} onChange={(crop) => onChoose({ picture: photo.picture, crop })} />
        ) : (
          <Shown>{avatarOf(200)}</Shown>
        )}
      </div>
      <div>
        <Previews
          of={(size) => (photo ? <CropPreview key={size} {...photo} size={size} /> : avatarOf(size))}
        />
        {/* On phones, a photo that is being cropped has the screen for itself. */}
        <Box sx={{ display: { xs: photo ? 'none' : 'block', md: 'block' } }}>
          <PosterChoice chosen={poster?.name} onChoose={(one) => onChoose({ poster: one })} />
        </Box>
        <Box sx={{ display: 'flex', gap: 2.5, fontSize: '.9rem', color: 'text.secondary' }}>
          <Icon name="lock" />
          <span>
            JPEG, PNG or WebP, up to {limits.photoBytes / 1024 / 1024} MB. Place and camera data are removed,
            here and again on our side.
          </span>
        </Box>
      </div>
    </Columns>
  );
};
