import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ChangeEvent, useRef, useState } from 'react';
import { type SessionUserView, pictureTypes, problems } from '@wayfellow/contracts';
import { BusyButton, ConfirmDialog, FailureNote, ResponsiveDialog } from '@wayfellow/ui';
import type { Choice } from './choice';
import { centered } from './crop';
import { PictureRefusal, openPicture } from './picture';
import { PhotoColumns } from './photo-columns';
import { usePhoto } from './use-photo';

interface Props {
  user: SessionUserView;
  onClose: () => void;
}

/** The dialog to change one's own picture, open while mounted: a photo that is cropped here, or a poster. */
export const PhotoDialog = ({ user, onClose }: Props) => {
  const [choice, setChoice] = useState<Choice>();
  const [refusal, setRefusal] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const photo = usePhoto(user, onClose);
  const choose = () => file.current?.click();

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setRefusal('');
    try {
      const picture = await openPicture(chosen);
      setChoice({ picture, crop: centered(picture) });
    } catch (error) {
      setRefusal(problems[error instanceof PictureRefusal ? error.code : 'picture-unreadable'].detail);
    }
    // The same file can be chosen again.
    target.value = '';
  };
  const save = () => {
    if (!choice) choose();
    else if ('poster' in choice) void photo.savePoster(choice.poster.name);
    else void photo.savePhoto(choice.picture, choice.crop);
  };

  return (
    <ResponsiveDialog
      open
      isWide
      onClose={onClose}
      title="Your photo"
      actions={
        <>
          <Box sx={{ mr: 'auto', '& > button': { width: { xs: '100%', sm: 'auto' } } }}>
            {choice ? (
              <Button onClick={choose} disabled={photo.isBusy}>
                {'poster' in choice ? 'Choose a photo' : 'Choose another'}
              </Button>
            ) : (
              user.profileImage && <Button onClick={() => setIsAsking(true)}>Remove picture</Button>
            )}
          </Box>
          <Button
            variant="outlined"
            onClick={onClose}
            sx={{ '&&': { display: { xs: 'none', sm: 'inline-flex' } } }}
          >
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            busy={photo.isBusy}
            busyLabel={photo.percent === undefined ? 'Saving...' : `Saving... ${photo.percent} %`}
            onClick={save}
          >
            {saveLabel(choice)}
          </BusyButton>
        </>
      }
    >
      <input
        ref={file}
        type="file"
        aria-label="Photo"
        accept={pictureTypes.join()}
        style={{ display: 'none' }}
        onChange={(event) => void open(event)}
      />
      {refusal && <FailureNote text={refusal} />}
      {photo.failure && <FailureNote title="Your picture was not saved." text={photo.failure} />}
      {photo.percent !== undefined && (
        <LinearProgress aria-label="Sending your photo" variant="determinate" value={photo.percent} />
      )}
      <PhotoColumns user={user} choice={choice} onChoose={setChoice} />
      <ConfirmDialog
        open={isAsking}
        title="Remove your picture?"
        text="Your initial stands in for it. A photo that you uploaded is deleted."
        confirmLabel="Remove"
        destructive
        busy={photo.isRemoving}
        onConfirm={photo.remove}
        onClose={() => setIsAsking(false)}
      />
    </ResponsiveDialog>
  );
};

const saveLabel = (choice: Choice | undefined): string => {
  if (!choice) return 'Choose a photo';
  return 'poster' in choice ? 'Save poster' : 'Save photo';
};
