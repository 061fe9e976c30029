import { useEffect, useRef, useState } from 'react';
import { type PosterName, type SessionUserView, endpoints, photoNotices } from '@wayfellow/contracts';
import {
  ApiError,
  invalidateChangedBy,
  toast,
  useApiMutation,
  useQueryClient,
  useSession,
} from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import type { Crop } from './crop';
import { type Picture, croppedFile } from './picture';
import { uploadPhoto } from './upload';

const DAILY_LIMIT_TEXT = 'You have changed your photo very often today. Please try again tomorrow.';

const refusalText = (error: unknown): string =>
  error instanceof ApiError && error.status === 429
    ? DAILY_LIMIT_TEXT
    : (failureText(error) ?? 'Please try again.');

/** Saves and removes the user's own picture; the session's user follows at once. `onDone` is called when it is saved. */
export const usePhoto = (user: SessionUserView, onDone: () => void) => {
  const client = useQueryClient();
  const { replace, refresh } = useSession();
  /** Percent of the photo that is sent; undefined while none is. */
  const [percent, setPercent] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const saving = async (save: () => Promise<SessionUserView>, notice: Parameters<typeof toast>[0]) => {
    setFailure('');
    setIsBusy(true);
    try {
      replace(await save());
      toast(notice);
      onDone();
    } catch (error) {
      // Closed meanwhile: whether it was saved is for the server to say.
      if (upload.current?.signal.aborted) return void refresh();
      setFailure(refusalText(error));
    } finally {
      setPercent(undefined);
      setIsBusy(false);
    }
  };

  const savePhoto = (picture: Picture, crop: Crop) =>
    saving(async () => {
      upload.current = new AbortController();
      const saved = await uploadPhoto(await croppedFile(picture, crop), {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: upload.current.signal,
      });
      await invalidateChangedBy(client, endpoints.photos.upload);
      return saved.user;
    }, photoNotices.saved);

  const poster = useApiMutation(endpoints.photos.choosePoster);
  const savePoster = (name: PosterName) =>
    saving(() => poster.mutateAsync({ body: { name } }), photoNotices.posterSaved);

  const removal = useApiMutation(endpoints.photos.remove, {
    onSuccess: () => {
      replace({ ...user, profileImage: null });
      toast(photoNotices.removed);
      onDone();
    },
    onError: (error) => toast(photoNotices.notRemoved(failureText(error))),
  });

  return {
    percent,
    isBusy,
    failure,
    savePhoto,
    savePoster,
    remove: () => removal.mutate({}),
    isRemoving: removal.isPending,
  };
};
