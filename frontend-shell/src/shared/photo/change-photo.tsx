import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useState } from 'react';
import type { SessionUserView } from '@wayfellow/contracts';
import { AvatarWithFallback, CardBoundary, Icon } from '@wayfellow/ui';
import { useKeptSince } from '@wayfellow/web';

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }));

/** The user's own picture with the button to change it. The dialog is loaded when it is opened. */
export const ChangePhoto = ({ user }: { user: SessionUserView }) => {
  const [isOpen, setIsOpen] = useState(false);
  const isOff = useKeptSince() !== undefined;
  return (
    <div style={{ position: 'relative', flex: 'none' }}>
      <AvatarWithFallback id={user.id} name={user.name} src={user.profileImage} size="lg" />
      <IconButton
        aria-label="Change photo"
        title="Change photo"
        disabled={isOff}
        onClick={() => setIsOpen(true)}
        sx={{
          position: 'absolute',
          right: -6,
          bottom: -6,
          borderRadius: '50%',
          border: 1,
          borderColor: 'border.control',
          '&, &:hover, &.Mui-disabled': { bgcolor: 'background.paper' },
          '&:hover': { borderColor: 'text.primary' },
        }}
      >
        <Icon name="camera" />
      </IconButton>
      {isOpen && (
        <CardBoundary>
          <Suspense fallback={null}>
            <PhotoDialog user={user} onClose={() => setIsOpen(false)} />
          </Suspense>
        </CardBoundary>
      )}
    </div>
  );
};
