import { type SessionUserView, endpoints } from '@wayfellow/contracts';
import { ApiError, call } from '../api/api-client';
import { forgetPocket, openPocket, pocketOwner } from '../pocket/forget';
import { loadPocket, showsKept } from '../pocket/offline';
import { isPocketOn } from '../pocket/setting';

interface CurrentUser {
  user: SessionUserView | null;
  /** Whether it is the user whom this device keeps, because the network failed. */
  isKept: boolean;
}

const visitor: CurrentUser = { user: null, isKept: false };

/** Accounts of which a device keeps nothing: a decision took their screens away, or they are being closed. */
const isClosed = ({ standing }: SessionUserView): boolean =>
  standing === 'suspended' || standing === 'banned' || standing === 'leaving';

const keptUser = async (): Promise<CurrentUser> => {
  if (!isPocketOn() || pocketOwner() === undefined) return visitor;
  const kept = await loadPocket()
    .then(({ readKeptUser }) => readKeptUser())
    .catch(() => undefined);
  if (!kept) return visitor;
  showsKept(kept.at);
  return { user: kept.user, isKept: true };
};

/**
 * The signed-in user, as the server says; undefined where it does not say, and somebody `isKnown` to be signed in already. Where
 * there is no answer at all, and nobody is, it is the user whom this device keeps; what it keeps of anybody else is forgotten
 * before the user is shown.
 */
export const currentUser = async (isKnown: () => boolean): Promise<CurrentUser | undefined> => {
  try {
    const user = await call(endpoints.auth.me, {});
    const isOthers = (pocketOwner() ?? user.id) !== user.id;
    if (isOthers || isClosed(user)) await forgetPocket();
    if (isOthers && !isClosed(user)) openPocket();
    return { user, isKept: false };
  } catch (error) {
    // 401 is the normal answer for visitors; other failures are only logged (specification section 8).
    const isVisitor = error instanceof ApiError && error.status === 401;
    if (isVisitor) await forgetPocket();
    else {
      console.error(error);
      if (isKnown()) return undefined;
    }
    return error instanceof ApiError ? visitor : keptUser();
  }
};
