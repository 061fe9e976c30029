import { type SessionUserView, endpoints } from '@wayfellow/contracts';
import { ApiError, call } from '../api/api-client';
import { forgetPocket, openPocket, pocketOwner } from '../pocket/forget';
import { loadPocket, showsKept } from '../pocket/offline';
import { isPocketOn } from '../pocket/setting';

interface CurrentUser {
  user: SessionUserView | null;
  /** Whether there was no answer at all: then it is the user whom this device keeps, if it keeps one. */
  isKept: boolean;
  /** False where the server did not say who is signed in: then whoever was may still be. */
  isKnown: boolean;
}

const visitor: CurrentUser = { user: null, isKept: false, isKnown: true };
const unknown: CurrentUser = { ...visitor, isKnown: false };

/** Accounts of which a device keeps nothing, and that have no live channel: suspended or banned, or being deleted. */
export const isClosed = ({ standing }: SessionUserView): boolean =>
  standing === 'suspended' || standing === 'banned' || standing === 'leaving';

/** There was no answer, and nobody is kept. */
const unreachable: CurrentUser = { ...unknown, isKept: true };

const keptUser = async (): Promise<CurrentUser> => {
  if (!isPocketOn() || pocketOwner() === undefined) return unreachable;
  const kept = await loadPocket()
    .then(({ readKeptUser }) => readKeptUser())
    .catch(() => undefined);
  if (!kept) return unreachable;
  showsKept(kept.at);
  return { user: kept.user, isKept: true, isKnown: true };
};

/**
 * The signed-in user, as the server says. Only where there is no answer at all it is the user whom this device keeps; what it
 * keeps of anybody else is forgotten before the user is shown. An answer that is late, because somebody signed in or out since it
 * was asked for, is none.
 */
export const currentUser = async (isLate: () => boolean): Promise<CurrentUser> => {
  try {
    const user = await call(endpoints.auth.me, {});
    if (isLate()) return unknown;
    const isOthers = (pocketOwner() ?? user.id) !== user.id;
    if (isOthers || isClosed(user)) await forgetPocket();
    if (isOthers && !isClosed(user)) openPocket();
    return { user, isKept: false, isKnown: true };
  } catch (error) {
    if (isLate()) return unknown;
    if (!(error instanceof ApiError && error.status === 401)) {
      // Logged only (specification section 8): who is not known yet is a visitor.
      console.error(error);
      return error instanceof ApiError ? unknown : keptUser();
    }
    await forgetPocket();
    return visitor;
  }
};
