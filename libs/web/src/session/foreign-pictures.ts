import { useEffect } from 'react';
import { useSession } from './session';

/**
 * Tells `allow` whether to load pictures of other websites: unless the user has turned that off. Not before the server has
 * said who is signed in, so that none is requested until that is known.
 */
export const useForeignPictures = (allow: (isAllowed: boolean) => void): void => {
  const { user, isLoading } = useSession();
  const isAllowed = !isLoading && user?.showsForeignPictures !== false;
  useEffect(() => allow(isAllowed), [allow, isAllowed]);
};
